import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages } from '@/api/messages';
import { ErrorText } from '@/ui/feedback/ErrorText';

const meta = {
  component: ErrorText,
  parameters: {
    layout: 'padded',
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
