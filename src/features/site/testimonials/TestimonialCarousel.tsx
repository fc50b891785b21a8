import { Carousel } from '@mantine/carousel';
import { useDocumentVisibility, useReducedMotion, useWindowEvent } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { clock } from '@/lib/clock';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@/ui/icons';
import { TestimonialCard } from './TestimonialCard';
import { testimonials } from './testimonialData';
import classes from './Testimonials.module.css';

const count = testimonials.length;
// A loop needs more cards than are visible: three of four are visible, so the cards are repeated.
const rounds = [...testimonials, ...testimonials];

/** Interval between two moves, in milliseconds (product 9.4). */
const AUTOPLAY_MS = 4500;

/**
 * Calls `advance` every 4500 ms while nothing stops the carousel (product 4.15); spread `holders` on the watched
 * element.
 */
function useAutoplay(advance: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [paused, setPaused] = useState(false);
  const hidden = useDocumentVisibility() === 'hidden';
  const reducedMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const playing = !(hovered || focused || pressed || hidden || reducedMotion || paused);

  useEffect(() => (playing ? clock.every(AUTOPLAY_MS, advance) : undefined), [advance, playing]);

  // A drag may end outside the element.
  const release = () => setPressed(false);
  useWindowEvent('pointerup', release);
  useWindowEvent('pointercancel', release);

  return {
    playing,
    paused,
    reducedMotion,
    togglePause: () => setPaused((before) => !before),
    holders: {
      // A touch also fires pointerenter, but no pointerleave.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: () => setPressed(true),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

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
