import { TestimonialCard } from './TestimonialCard';
import { testimonials } from './testimonialData';
import classes from './Testimonials.module.css';

/** The cards in a scrollable row, until the carousel has loaded. */
export function TestimonialRow() {
  return (
    <>
      <div className={classes.viewport} data-by-hand tabIndex={0} role="group" aria-label="Testimonios">
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
