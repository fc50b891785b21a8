import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestimonialRow } from '@/features/site/testimonials/TestimonialRow';

const meta = {
  title: 'Fila de testimonios (TestimonialRow)',
  component: TestimonialRow,
  // Inside the margins of its page, into which it reaches.
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

/** What a reader scrolls by hand until the carousel's code has come. */
export const Ready: Story = { name: 'Normal' };
