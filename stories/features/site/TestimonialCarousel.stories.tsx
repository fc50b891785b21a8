import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TestimonialCarousel } from '@/features/site/testimonials/TestimonialCarousel';

const meta = {
  title: 'Carrusel de testimonios (TestimonialCarousel)',
  component: TestimonialCarousel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '70rem', padding: '2rem 1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TestimonialCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = { name: 'En marcha' };

export const Paused: Story = {
  name: 'En pausa',
  play: async ({ canvas, userEvent }) => {
    // With reduced motion nothing moves, so there is no pause button.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar el carrusel' }));
    await expect(canvas.getByRole('button', { name: 'Reanudar el carrusel' })).toBeVisible();
  },
};
