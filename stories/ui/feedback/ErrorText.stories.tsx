import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages } from '@/api/messages';
import { ErrorText } from '@/ui/feedback/ErrorText';
import type { PieceGuide } from '../guide';

const meta = {
  component: ErrorText,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Para todo texto de error que llega de una llamada: bajo un campo, en una alerta, en un aviso.',
      avoid: 'Cuando el texto lo escribe la propia pantalla: ya está en el idioma de la página.',
      focus: 'No recibe el foco.',
      keyboard: [],
      accessibility: [
        'Un lector de pantalla lee en inglés los textos ingleses del catálogo (lang=en).',
        'No se anuncia por sí mismo: lo hace quien lo contiene (role=alert, aria-describedby).',
      ],
      pairs: [
        {
          good: {
            says: 'Dice qué falló, con las palabras del servidor o del catálogo.',
            show: <ErrorText>{messages.invalidCredentials}</ErrorText>,
          },
          bad: { says: 'Un código no dice qué hacer.', show: <ErrorText>Error 401</ErrorText> },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
  },
  args: { children: messages.invalidCredentials },
} satisfies Meta<typeof ErrorText>;

export default meta;
type Story = StoryObj<typeof ErrorText>;

export const Spanish: Story = {
  name: 'En español',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.invalidCredentials)).not.toHaveAttribute('lang');
  },
};

export const English: Story = {
  name: 'En inglés',
  args: { children: messages.missingTokens },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.missingTokens)).toHaveAttribute('lang', 'en');
  },
};
