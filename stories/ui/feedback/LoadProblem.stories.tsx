import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadProblem } from '@/ui/feedback/LoadProblem';
import { playKeys } from '../playKeys';

const onRetry = fn();

const meta = {
  component: LoadProblem,
  parameters: {
    layout: 'padded',
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva a «Reintentar».',
        check: (page) => expect(page.getByRole('button', { name: 'Reintentar' })).toHaveFocus(),
      },
      {
        keys: '{Enter}',
        does: 'Carga otra vez lo que falta.',
        check: () => expect(onRetry).toHaveBeenCalledOnce(),
      },
      {
        keys: ' ',
        does: 'Carga otra vez lo que falta.',
        check: () => expect(onRetry).toHaveBeenCalledTimes(2),
      },
    ],
    texts: { what: { max: 40, form: 'noun' } },
  },
  args: { what: 'los países', onRetry },
} satisfies Meta<typeof LoadProblem>;

export default meta;
type Story = StoryObj<typeof LoadProblem>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos cargar los países');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { name: 'Cargando otra vez', args: { retrying: true } };

export const WithoutRetry: Story = { name: 'Sin reintento', args: { onRetry: undefined } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
