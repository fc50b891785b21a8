import { useIntersection } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import { useFetched } from '@/ui/useFetched';
import { Section } from '../Section';
import { TestimonialCard } from './TestimonialCard';
import { testimonials } from './testimonialData';
import classes from './Testimonials.module.css';

/** The cards in a scrollable row, until the carousel has loaded. */
export function TestimonialRow() {
  const viewport = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = viewport.current;
    // The carousel takes its place: the next key leads to its controls.
    return () => {
      if (row === document.activeElement) row?.parentElement?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      <div
        ref={viewport}
        className={classes.viewport}
        data-by-hand
        tabIndex={0}
        role="group"
        aria-label="Testimonios"
      >
        <div className={classes.row}>
          {testimonials.map((testimonial) => (
            <div key={testimonial.name} className={classes.slide}>
              <TestimonialCard {...testimonial} />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.controls} />
    </>
  );
}

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
      <div ref={ref} tabIndex={-1}>
        {code ? <code.TestimonialCarousel /> : <TestimonialRow />}
      </div>
    </Section>
  );
}
