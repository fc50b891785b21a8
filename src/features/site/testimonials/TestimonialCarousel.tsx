import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@/ui/icons';
import { TestimonialCard } from './TestimonialCard';
import { testimonials } from './testimonialData';
import classes from './Testimonials.module.css';
import { useAutoplay } from './useAutoplay';

const count = testimonials.length;
// A loop needs more cards than fit: with three of four in view, the next round has to be there already.
const rounds = [...testimonials, ...testimonials];

/** The testimonials as a looping carousel that moves by itself until somebody touches, hovers or focuses it (spec §4). */
export function TestimonialCarousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  const [selected, setSelected] = useState(0);
  const { paused, reducedMotion, togglePause, holders } = useAutoplay(
    useCallback(() => embla?.scrollNext(), [embla]),
  );
  // Under reduced motion a slide is simply there.
  const jump = reducedMotion;

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setSelected(embla.selectedScrollSnap() % count);
    embla.on('select', onSelect);
    return () => {
      embla.off('select', onSelect);
    };
  }, [embla]);

  // Stays within the round in view, so that the way there is never longer than the dots say.
  const show = (index: number) => {
    if (embla) embla.scrollTo(index + (embla.selectedScrollSnap() < count ? 0 : count), jump);
  };

  return (
    <div role="region" aria-roledescription="carrusel" aria-label="Testimonios" {...holders}>
      <div ref={viewport} className={classes.viewport}>
        <div className={classes.row}>
          {rounds.map((testimonial, index) => (
            <div
              key={index}
              className={classes.slide}
              role="group"
              aria-roledescription="testimonio"
              aria-label={`${index + 1} de ${count}`}
              aria-hidden={index >= count}
            >
              <TestimonialCard {...testimonial} />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.controls}>
        {!reducedMotion && (
          <button
            type="button"
            className={classes.control}
            aria-label={paused ? 'Reanudar el carrusel' : 'Pausar el carrusel'}
            onClick={togglePause}
          >
            {paused ? <IconPlayerPlay size={20} aria-hidden /> : <IconPlayerPause size={20} aria-hidden />}
          </button>
        )}
        <div className={classes.dots}>
          {testimonials.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={classes.dot}
              aria-label={`Testimonio ${index + 1} de ${count}`}
              aria-current={index === selected}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <div className={classes.arrows}>
          <button
            type="button"
            className={classes.control}
            aria-label="Testimonio anterior"
            onClick={() => embla?.scrollPrev(jump)}
          >
            <IconChevronLeft size={22} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.control}
            aria-label="Testimonio siguiente"
            onClick={() => embla?.scrollNext(jump)}
          >
            <IconChevronRight size={22} aria-hidden />
          </button>
        </div>
      </div>
    </div>
  );
}
