import { DetailsList } from '@/ui/DetailsList';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: DetailsList,
  args: {
    details: [
      { label: 'Titular', value: 'Rosa Elena Pérez' },
      { label: 'Cédula', value: 'V4123456' },
    ],
  },
} satisfies Meta<typeof DetailsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Normal' };

/** A value that does not fit beside its label goes below it, and breaks where it must. */
export const LongValues: Story = {
  name: 'Valores largos',
  args: {
    details: [
      {
        label: 'Dirección de la oficina',
        value: 'Avenida Francisco de Miranda, torre Europa, piso 3, Chacao',
      },
      { label: 'Referencia', value: '0'.repeat(90) },
    ],
  },
};
