import { BIRD_BODY, BIRD_HOOD } from '../bird';

interface BrandMarkProps {
  /** Edge length in px; at least 16. */
  size?: number;
  /** Draws the whole bird in the text colour, for print and single-colour places. */
  mono?: boolean;
}

/** The brand's bird. Decorative: the brand's name is beside it as text. */
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
      <path d={BIRD_BODY} fill={mono ? 'currentColor' : 'var(--app-accent)'} />
      <path d={BIRD_HOOD} fillRule="evenodd" />
    </svg>
  );
}
