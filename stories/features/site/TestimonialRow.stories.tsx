import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestimonialRow } from '@/features/site/testimonials/Testimonials';

const meta = {
  title: 'Fila de testimonios (TestimonialRow)',
  component: TestimonialRow,
  // The page's margins, which the row extends into.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '70rem', padding: '2rem 1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TestimonialRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row that users scroll by hand until the carousel's code has loaded. */
export const Ready: Story = { name: 'Normal' };
