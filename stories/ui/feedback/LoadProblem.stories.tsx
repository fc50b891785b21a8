import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadProblem } from '@/ui/feedback/LoadProblem';
import type { PieceGuide } from '../guide';
import { playKeys } from '../playKeys';

const onRetry = fn();

const meta = {
  component: LoadProblem,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para una parte de la página que no se pudo cargar, cuando lo demás sirve: una lista de países, los campos de un método.',
      avoid: 'Cuando falta la página entera (usa StateMessage) o cuando se rechazó lo que se envió.',
      focus: 'Solo «Reintentar» recibe el foco.',
      keyboard: [
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
      accessibility: [
        'Se anuncia al aparecer (role=alert).',
        'Dice qué falta, no solo que algo falló.',
        'El color no es la única señal: lo dice el título.',
      ],
      pairs: [
        {
          good: {
            says: 'Dice qué falta y deja pedirlo otra vez.',
            show: <LoadProblem what="los países" onRetry={fn()} />,
          },
          bad: {
            says: 'No dice cuáles, ni qué hacer.',
            show: <LoadProblem what="los datos" onRetry={undefined} />,
          },
        },
      ],
      texts: { what: { max: 40, form: 'noun' } },
    } satisfies PieceGuide,
  },
  args: { what: 'los países', onRetry },
} satisfies Meta<typeof LoadProblem>;

export default meta;
type Story = StoryObj<typeof LoadProblem>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos cargar los países');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutRetry: Story = { name: 'Sin reintento', args: { onRetry: undefined } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
