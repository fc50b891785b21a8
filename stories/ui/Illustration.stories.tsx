import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '@/ui/Illustration';

const meta = { component: Illustration, args: { name: 'empty' } } satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failure: Story = { args: { name: 'error' } };
export const Offline: Story = { args: { name: 'offline' } };
export const InReview: Story = { args: { name: 'review' } };
export const Expired: Story = { args: { name: 'expired' } };
export const NotFound: Story = { args: { name: 'notFound' } };
export const Done: Story = { args: { name: 'done' } };
