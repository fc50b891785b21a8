import { flagDrawings } from './flagDrawings';

interface FlagArtProps {
  /** Two uppercase letters. */
  readonly code: string;
}

/** The local replacement of a flag: its drawing, or its letters on a plain background. */
export function FlagArt({ code }: FlagArtProps) {
  const drawing = flagDrawings[code];
  if (!drawing) {
    return (
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <rect width="16" height="16" fill="var(--app-primary-soft)" />
        <text
          x="8"
          y="10.6"
          textAnchor="middle"
          fontSize="7"
          fontWeight="700"
          fill="var(--app-on-primary-soft)"
        >
          {code}
        </text>
      </svg>
    );
  }
  const { direction, stripes, detail } = drawing;
  const total = stripes.reduce((sum, [, share]) => sum + share, 0);
  const starts = stripes.map((_, index) =>
    stripes.slice(0, index).reduce((sum, [, share]) => sum + share, 0),
  );
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {stripes.map(([color, share], index) => {
        const start = ((starts[index] ?? 0) / total) * 16;
        const length = (share / total) * 16;
        return direction === 'rows' ? (
          <rect key={start} y={start} width="16" height={length} fill={color} />
        ) : (
          <rect key={start} x={start} width={length} height="16" fill={color} />
        );
      })}
      {detail && <path d={detail[0]} fill={detail[1]} />}
    </svg>
  );
}
