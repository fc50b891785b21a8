import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from '@/app/PageFrame';
import { paths } from '@/lib/paths';

const meta = {
  title: 'Página protegida antes de su código (PageFrame)',
  component: PageFrame,
  args: { path: paths.sendQuote },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quote: Story = { name: 'Paso 1' };

export const Beneficiary: Story = { name: 'Paso 2', args: { path: paths.sendBeneficiary } };

export const Receipt: Story = { name: 'Recibo', args: { path: paths.receipt } };

export const History: Story = { name: 'Historial', args: { path: paths.history } };

export const Statement: Story = { name: 'Justificante', args: { path: paths.statement } };

export const Profile: Story = { name: 'Mis datos', args: { path: paths.profile } };
