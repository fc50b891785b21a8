import { Button } from '@mantine/core';
import type { PieceGuide } from '@stories/ui/guide';
import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { AuthForm } from '@/features/access/parts/AuthForm';
import { PasswordField } from '@/ui/fields/PasswordField';

const onSubmit = fn((event: SubmitEvent) => event.preventDefault());

const meta = {
  component: AuthForm,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para un formulario de una columna que se envía sin salir de la página.',
      avoid: 'Para filtros que actúan mientras se teclea, que no se envían.',
      focus: 'Empieza en su primer campo, si este lo pide.',
      keyboard: [
        {
          keys: '{Tab}',
          does: 'Lleva al primer campo.',
          check: (page) => expect(page.getByLabelText('Contraseña')).toHaveFocus(),
        },
        {
          keys: '{Enter}',
          does: 'En un campo, envía el formulario.',
          check: () => expect(onSubmit).toHaveBeenCalledOnce(),
        },
      ],
      accessibility: [
        'El navegador no valida: lo que está mal lo dicen los campos, en español y junto a ellos.',
        'El botón de enviar es un botón de tipo submit dentro de él.',
      ],
      pairs: [
        {
          good: {
            says: 'El botón dice qué se envía.',
            show: (
              <AuthForm onSubmit={onSubmit}>
                <PasswordField label="Contraseña" value="" onChange={fn()} autoComplete="current-password" />
                <Button type="submit">Iniciar sesión</Button>
              </AuthForm>
            ),
          },
          bad: {
            says: 'No es de tipo submit: Intro no envía. Y no dice qué.',
            show: (
              <AuthForm onSubmit={onSubmit}>
                <PasswordField label="Contraseña" value="" onChange={fn()} autoComplete="current-password" />
                <Button>Enviar</Button>
              </AuthForm>
            ),
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },

  args: {
    onSubmit,
    children: (
      <>
        <PasswordField label="Contraseña" value="" onChange={fn()} autoComplete="current-password" />
        <Button type="submit">Iniciar sesión</Button>
      </>
    ),
  },
} satisfies Meta<typeof AuthForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const OfAnAccount: Story = {
  name: 'De una cuenta',
  args: { username: 'maria@turpial.example' },
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector('input[autocomplete=username]');
    await expect(name).toHaveValue('maria@turpial.example');
    await expect(name).not.toBeVisible();
  },
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
