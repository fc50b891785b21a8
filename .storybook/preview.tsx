import type { Preview } from '@storybook/react-vite';
import { ThemeProvider } from '@/theme/ThemeProvider';

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  decorators: [
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
};

export default preview;
