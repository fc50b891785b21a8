import type { Meta, StoryObj } from '@storybook/react-vite';
import { DetailsList } from '@/ui/page/DetailsList';

const meta = {
  component: DetailsList,
  parameters: {
    layout: 'padded',
  },

  argTypes: { details: { table: { type: { summary: 'readonly Detail[]' } } } },
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

/** A value that does not fit beside its label moves below it and wraps. */
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
