import { Flag } from '@/ui/flag/Flag';
import { IconArrowRight, IconStarFilled } from '@/ui/icons';
import type { Testimonial } from './testimonialData';
import classes from './Testimonials.module.css';

/** A sender's text, countries and stars. */
export function TestimonialCard({ name, text, origin, destination, rating }: Testimonial) {
  return (
    <figure className={classes.card}>
      <div className={classes.stars} role="img" aria-label={`${rating} de 5 estrellas`}>
        {Array.from({ length: 5 }, (_, index) => (
          <IconStarFilled key={index} size={18} data-off={index >= rating || undefined} aria-hidden />
        ))}
      </div>
      <blockquote className={classes.quote}>{text}</blockquote>
      <figcaption className={classes.author}>
        <span className={classes.name}>{name}</span>
        <span className={classes.way}>
          <Flag code={origin} /> <span>{origin}</span>
          <IconArrowRight size={14} aria-label="a" />
          <Flag code={destination} /> <span>{destination}</span>
        </span>
      </figcaption>
    </figure>
  );
}
