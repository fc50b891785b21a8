/** The bird's two shapes on a 32×32 ground; the favicon and the app icons repeat them. */
const body =
  'M14.1 12.9C13.3 19 9 24.3 1.4 28.6c14.6 2.8 25.9-3.3 25.5-15.6-1.6 2.5-3.9 3.9-6.7 3.8-2.6-.1-4.7-1.5-6.1-3.9Z';
const hood =
  'M14 10.6C13.6 5.8 16.7 2.6 20.5 2.6c2.9 0 5 1.7 5.8 4.2l4.7 2.8-4.8 1.1c-.6 2.9-2.9 4.7-5.5 4.7-2.9 0-5.6-1.7-6.7-4.8ZM21.9 6.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z';

interface BrandMarkProps {
  /** Edge in px; drawn to work from 16. */
  size?: number;
  /** Draws the whole bird in the text colour, for print and one-colour places. */
  mono?: boolean;
}

/** The brand's bird. Decorative: the brand's name stands beside it as text. */
export function BrandMark({ size = 32, mono = false }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={body} fill={mono ? 'currentColor' : 'var(--app-accent)'} />
      <path d={hood} fillRule="evenodd" />
    </svg>
  );
}
