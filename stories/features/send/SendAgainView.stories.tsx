import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SendAgainView } from '@/features/send/again/SendAgainView';

const people = [
  { id: 1, name: 'Mamá', amount: '100' },
  { id: 2, name: 'Tío Ramón', amount: '150' },
  { id: 3, name: 'Daniela', amount: '40' },
  { id: 4, name: 'Abuela Carmen', amount: '1300.5' },
];

const meta = {
  title: 'Enviar otra vez (SendAgainView)',
  component: SendAgainView,
  args: { people, chosenId: undefined, onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '34rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SendAgainView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Normal',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Daniela/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(people[2]);
  },
};

export const Chosen: Story = { name: 'Con una persona elegida', args: { chosenId: 2 } };

export const One: Story = { name: 'Una persona', args: { people: people.slice(0, 1) } };

export const LongName: Story = {
  name: 'Nombre largo',
  args: {
    people: [
      ...people.slice(0, 2),
      { id: 9, name: 'Inversiones y Suministros Petroleros del Oriente', amount: '999999999999.99' },
    ],
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', args: { chosenId: 1 }, globals: { scheme: 'dark' } };
