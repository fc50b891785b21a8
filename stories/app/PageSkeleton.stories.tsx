import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSkeleton } from '@/app/PageSkeleton';

const meta = { title: 'Página cargando (PageSkeleton)', component: PageSkeleton } satisfies Meta<
  typeof PageSkeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };
