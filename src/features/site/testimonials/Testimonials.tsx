import { useIntersection } from '@mantine/hooks';
import { useFetched } from '@/ui/useFetched';
import { Section } from '../Section';
import { TestimonialRow } from './TestimonialRow';

// If the code fails to load, the row remains.
const fetchCarousel = () => import('./TestimonialCarousel');

/**
 * The testimonials (product 2.3): a scrollable row, replaced by the carousel when it is near the viewport and its
 * code has loaded. Both have the same layout, so nothing moves.
 */
export function Testimonials() {
  const { ref, entry } = useIntersection({ rootMargin: '300px' });
  const code = useFetched(fetchCarousel, entry?.isIntersecting);
  return (
    <Section title="Lo que cuentan quienes ya envían" tinted>
      <div ref={ref}>{code ? <code.TestimonialCarousel /> : <TestimonialRow />}</div>
    </Section>
  );
}
