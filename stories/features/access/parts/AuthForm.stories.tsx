import { Button } from '@mantine/core';
import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { AuthForm } from '@/features/access/parts/AuthForm';
import { PasswordField } from '@/ui/fields/PasswordField';

const onSubmit = fn((event: SubmitEvent) => event.preventDefault());

const meta = {
  component: AuthForm,
  parameters: {
    layout: 'padded',
    keys: [
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
