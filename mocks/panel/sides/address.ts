import { pathInApp } from '@mocks/host/page';
import { isScenarioName, type ScenarioName } from '@mocks/scenarios/presets/table';
import { config } from '@/lib/config';

/** Widths of a frame, in CSS px, with their Spanish names. */
export const widths = [
  [360, 'Teléfono, 360 px'],
  [768, 'Tableta, 768 px'],
  [1280, 'Ordenador, 1280 px'],
] as const;
type Width = (typeof widths)[number][0];

/** What one frame shows. */
export interface Side {
  readonly scenario: ScenarioName;
  readonly width: Width;
}

/** Two frames and the page that both open. */
export interface Sides {
  readonly path: string;
  readonly left: Side;
  readonly right: Side;
}

const PARAM = 'lados';

/** True when the address asks for two frames. */
export const wantsSides = () => new URLSearchParams(location.search).has(PARAM);

const textOf = ({ scenario, width }: Side) => `${scenario}.${width}`;

function sideOf(text = ''): Side {
  const [name = '', size] = text.split('.');
  const [width = 360] = widths.find(([px]) => String(px) === size) ?? [];
  return { scenario: isScenarioName(name) ? name : 'normal', width };
}

/** The address of two frames. */
export function sidesAddress({ path, left, right }: Sides): URL {
  const url = new URL(config.basePath + path, location.origin);
  url.searchParams.set(PARAM, `${textOf(left)}~${textOf(right)}`);
  return url;
}

/** Reads such an address. What it does not name is a visitor on a phone. */
export function sidesOf(address: URL): Sides {
  const [left, right] = (address.searchParams.get(PARAM) ?? '').split('~');
  const url = new URL(address);
  url.searchParams.delete(PARAM);
  return {
    path: pathInApp(url),
    left: sideOf(left),
    right: sideOf(right),
  };
}
