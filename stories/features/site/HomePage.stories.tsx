import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SendAgainView } from '@/features/send/again/SendAgainView';
import { HomePage } from '@/features/site/HomePage';

const meta = { title: 'Portada (HomePage)', component: HomePage } satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheRate: Story = {
  name: 'Con la tasa',
  parameters: { scenario: 'normal' },
  play: async ({ canvas }) => {
    const calculator = await canvas.findByRole('region', { name: 'Calcula tu envío' });
    await expect(within(calculator).getByRole('textbox', { name: 'Envías' })).toHaveValue('100,00');
  },
};

export const WithoutTheRate: Story = {
  name: 'Sin la tasa',
  parameters: { scenario: 'servidor-caido' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Calcula tu envío' })).toBeNull();
  },
};

export const SignedIn: Story = {
  name: 'Con sesión iniciada',
  args: {
    again: (
      <SendAgainView
        people={[
          { id: 1, name: 'Mamá', amount: '100' },
          { id: 2, name: 'Tío Ramón', amount: '150' },
          { id: 3, name: 'Daniela', amount: '40' },
          { id: 4, name: 'Abuela Carmen', amount: '130' },
        ]}
        chosenId={undefined}
        onChoose={() => undefined}
      />
    ),
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
