import { Carousel } from '@mantine/carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useState } from 'react';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@/ui/icons';
import { TestimonialCard } from './TestimonialCard';
import { testimonials } from './testimonialData';
import { useAutoplay } from './useAutoplay';
import classes from './Testimonials.module.css';

const count = testimonials.length;
// A loop needs more cards than are visible: three of four are visible, so the cards are repeated.
const rounds = [...testimonials, ...testimonials];

/**
 * The testimonials as a looping carousel. It moves by itself, but not while the user touches, hovers or focuses it
 * (product 4.15).
 */
export function TestimonialCarousel() {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [slide, setSlide] = useState(0);
  const selected = slide % count;
  const { playing, paused, reducedMotion, togglePause, holders } = useAutoplay(
    useCallback(() => embla?.scrollNext(), [embla]),
  );
  // With reduced motion, slides change without animation.
  const jump = reducedMotion;

  // Stays within the visible round, so that a dot never scrolls further than necessary.
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
        // oxlint-disable-next-line jsx-a11y/aria-role -- removes the library's role: the region above includes the controls
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
