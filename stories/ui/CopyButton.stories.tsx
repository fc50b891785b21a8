import { CopyButton } from '@/ui/CopyButton';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: CopyButton,
  args: { value: 'TRP-2026-000025', label: 'Copiar identificador' },
} satisfies Meta<typeof CopyButton>;

export default meta;

export const Default: StoryObj<typeof meta> = { name: 'Normal' };
