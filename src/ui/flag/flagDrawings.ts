/** A simplified flag: parallel stripes and at most one detail, on a 16×16 grid. */
export interface FlagDrawing {
  readonly direction: 'rows' | 'columns';
  /** Colour and share of each stripe. */
  readonly stripes: readonly (readonly [color: string, share: number])[];
  /** SVG path and colour of the detail. */
  readonly detail?: readonly [path: string, color: string];
}

type Stripe = readonly [color: string, share: number];

function rows(...stripes: Stripe[]): FlagDrawing {
  return { direction: 'rows', stripes };
}

function columns(...stripes: Stripe[]): FlagDrawing {
  return { direction: 'columns', stripes };
}

/** Dots with a diameter of 1.2 px on an arc; angles in degrees, clockwise from the right. */
function dots(count: number, radius: number, from: number, to: number, centerY: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    const x = (8 + radius * Math.cos(angle)).toFixed(2);
    const y = (centerY + radius * Math.sin(angle)).toFixed(2);
    return `M${x} ${y}m-.6 0a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0`;
  }).join('');
}

const white = '#fff';

/**
 * Flags of the countries that the app's own pages name, in their official colours. Used when the image service is
 * missing or does not answer.
 */
export const flagDrawings: Readonly<Record<string, FlagDrawing>> = {
  EU: { ...rows(['#039', 1]), detail: [dots(12, 4.6, 0, 330, 8), '#fc0'] },
  VE: { ...rows(['#fc0', 1], ['#00247d', 1], ['#cf142b', 1]), detail: [dots(8, 3.8, 200, 340, 10.2), white] },
  ES: rows(['#aa151b', 1], ['#f1bf00', 2], ['#aa151b', 1]),
  DE: rows(['#000', 1], ['#d00', 1], ['#ffce00', 1]),
  FR: columns(['#000091', 1], [white, 1], ['#e1000f', 1]),
  IT: columns(['#008c45', 1], [white, 1], ['#cd212a', 1]),
  PT: columns(['#046a38', 2], ['#da291c', 3]),
  NL: rows(['#ae1c28', 1], [white, 1], ['#21468b', 1]),
  BE: columns(['#000', 1], ['#fdda24', 1], ['#ef3340', 1]),
  IE: columns(['#169b62', 1], [white, 1], ['#ff883e', 1]),
  AT: rows(['#c8102e', 1], [white, 1], ['#c8102e', 1]),
  CO: rows(['#fcd116', 2], ['#003893', 1], ['#ce1126', 1]),
  PE: columns(['#d91023', 1], [white, 1], ['#d91023', 1]),
  MX: {
    ...columns(['#006341', 1], [white, 1], ['#c8102e', 1]),
    detail: ['M8 6.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z', '#7a4a1e'],
  },
  CL: { ...rows([white, 1], ['#d52b1e', 1]), detail: ['M0 0h6v8H0Z', '#0039a6'] },
  US: {
    ...rows(...Array.from({ length: 7 }, (_, index): Stripe => [index % 2 === 0 ? '#b31942' : white, 1])),
    detail: ['M0 0h8v9H0Z', '#0a3161'],
  },
};
