import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from '@/ui/Flag';

const meta = { component: Flag, args: { code: 'VE', label: 'Venezuela' } } satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const EuropeanUnion: Story = { args: { code: 'EU', label: 'Unión Europea', size: 48 } };

/** No drawing of this country here: its letters stand in. */
export const NotDrawn: Story = { args: { code: 'NZ', label: 'Nueva Zelanda', size: 48 } };
