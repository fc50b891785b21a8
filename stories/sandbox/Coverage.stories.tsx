import { Coverage } from '@mocks/panel/map/Coverage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyUses } from './storyUses';

const meta = { title: 'Cobertura', component: Coverage } satisfies Meta<typeof Coverage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithStories: Story = {
  name: 'Escenarios, rutas, llamadas, fallos e historias',
  args: { stories: storyUses },
  play: async ({ canvasElement }) => {
    const presets = within(within(canvasElement).getByRole('region', { name: 'Escenarios' }));
    const row = presets.getByRole('rowheader', { name: 'tasa-cambia' }).closest('tr') ?? document.body;
    await expect(within(row).getByText(/Send/)).toBeVisible();
  },
};

export const Dark: Story = { ...WithStories, name: 'De noche', globals: { scheme: 'dark' } };
