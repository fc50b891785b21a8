import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from '@/ui/Flag';

const meta = { component: Flag, args: { code: 'VE' } } satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal', args: { label: 'Venezuela' } };

export const EuropeanUnion: Story = {
  name: 'Unión Europea',
  args: { code: 'EU', label: 'Unión Europea', size: 48 },
};

/** No drawing of this country here: its letters stand in. */
export const NotDrawn: Story = { name: 'Sin dibujo', args: { code: 'NZ', label: 'Nueva Zelanda', size: 48 } };

/** Beside a text that names the country already. */
export const Decorative: Story = { name: 'Decorativa', args: { size: 24 } };
