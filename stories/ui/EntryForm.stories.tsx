import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EntryForm } from '@/ui/EntryForm';
import { PasswordField } from '@/ui/PasswordField';

const meta = {
  component: EntryForm,
  args: {
    onSubmit: fn(),
    children: (
      <>
        <PasswordField label="Contraseña" value="" onChange={fn()} autoComplete="current-password" />
        <Button type="submit">Iniciar sesión</Button>
      </>
    ),
  },
} satisfies Meta<typeof EntryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const SubmittedWithEnter: Story = {
  name: 'Enviado con Intro',
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Contraseña'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
