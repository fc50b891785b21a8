import { useEffect, useRef, useState } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const code = useFetched(fetchCarousel, near);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Section title="Lo que cuentan quienes ya envían" tinted>
      <div ref={place}>{code ? <code.TestimonialCarousel /> : <TestimonialRow />}</div>
    </Section>
  );
}
