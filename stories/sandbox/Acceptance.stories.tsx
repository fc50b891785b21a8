import type { Answers } from '@mocks/acceptance/answers';
import { storeAnswers } from '@mocks/page/answers';
import { Panel } from '@mocks/panel/Panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withPanelStore } from './withPanelStore';

const meta = {
  title: 'Guion',
  component: Panel,
  args: { tab: 'guion', takeFocus: false, onTab: fn(), onClose: fn() },
  decorators: [withPanelStore],
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel with answers to the statements; the browser forgets them after the story. */
function playAnswers(own: Answers, received: Answers = {}): Story {
  return {
    beforeEach: () => {
      storeAnswers('own', own);
      storeAnswers('received', received);
      return () => {
        storeAnswers('own', {});
        storeAnswers('received', {});
      };
    },
  };
}

export const Unanswered: Story = {
  name: 'Sin respuestas',
  ...playAnswers({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Campo de contacto y prefijo'));
    await expect(canvas.getByText('Escribe «600» en «Correo electrónico o teléfono».')).toBeVisible();
  },
};

export const Answered: Story = {
  name: 'Con respuestas',
  ...playAnswers({
    '1.1': { verdict: 'bien' },
    '1.2': { verdict: 'mal', note: 'El paso 3 no se llama recibo.' },
    '1.3': { note: 'Preguntar a atención.' },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^2 de \d+: 1 bien, 1 mal$/)).toBeVisible();
    await userEvent.click(canvas.getByText('Lo que hace un usuario'));
    await expect(canvas.getByRole('button', { name: 'Mal' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Received: Story = {
  name: 'Con las respuestas de un enlace',
  ...playAnswers({ '1.1': { verdict: 'bien' } }, { '1.1': { verdict: 'mal' }, '1.2': { verdict: 'bien' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Trae 2 y aquí tienes 1.');
  },
};

export const Phone: Story = {
  ...Answered,
  name: 'En un teléfono',
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = {
  ...Answered,
  name: 'De noche',
  globals: { scheme: 'dark' },
};
