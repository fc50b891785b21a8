import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Section } from '../Section';
import { TestimonialRow } from './TestimonialRow';

// Where the carousel's code does not come, the row is enough.
const TestimonialCarousel = lazy(() =>
  import('./TestimonialCarousel').then(
    (module) => ({ default: module.TestimonialCarousel }),
    () => ({ default: TestimonialRow }),
  ),
);

/**
 * The testimonials (spec §2, Home): a plain row that scrolls by hand, until it comes near the screen and the carousel's
 * code has arrived. Both lay the cards out alike, so nothing moves.
 */
export function Testimonials() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

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
      <div ref={place}>
        {near ? (
          <Suspense fallback={<TestimonialRow />}>
            <TestimonialCarousel />
          </Suspense>
        ) : (
          <TestimonialRow />
        )}
      </div>
    </Section>
  );
}
