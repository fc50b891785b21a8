import { Carousel } from '@mantine/carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useState } from 'react';
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
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [slide, setSlide] = useState(0);
  const selected = slide % count;
  const { playing, paused, reducedMotion, togglePause, holders } = useAutoplay(
    useCallback(() => embla?.scrollNext(), [embla]),
  );
  // Under reduced motion a slide is simply there.
  const jump = reducedMotion;

  // Stays within the round in view, so that the way there is never longer than the dots say.
  const show = (index: number) => {
    if (embla) embla.scrollTo(index + (embla.selectedScrollSnap() < count ? 0 : count), jump);
  };

  return (
    <div
      role="region"
      aria-roledescription="carrusel"
      aria-label="Testimonios"
      data-playing={playing}
      {...holders}
    >
      <Carousel
        role={undefined}
        aria-roledescription={undefined}
        classNames={{
          root: classes.carousel,
          viewport: classes.viewport,
          container: classes.row,
          slide: classes.slide,
        }}
        emblaOptions={{ loop: true, align: 'start' }}
        withControls={false}
        getEmblaApi={setEmbla}
        onSlideChange={setSlide}
      >
        {rounds.map((testimonial, index) => (
          <Carousel.Slide
            key={index}
            aria-roledescription="testimonio"
            aria-label={`${(index % count) + 1} de ${count}`}
            aria-hidden={index >= count}
          >
            <TestimonialCard {...testimonial} />
          </Carousel.Slide>
        ))}
      </Carousel>
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
