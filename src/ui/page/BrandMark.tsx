import { BIRD_BODY, BIRD_HOOD } from '../bird';

interface BrandMarkProps {
  /** Edge length in px; at least 16. */
  size?: number;
}

/** The brand's bird. Decorative: the brand's name is beside it as text. */
export function BrandMark({ size = 32 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={BIRD_BODY} fill="var(--app-accent)" />
      <path d={BIRD_HOOD} fillRule="evenodd" />
    </svg>
  );
}
