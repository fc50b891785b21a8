import { euros, texts } from '../texts';

/** What a toast says about an exchange. 'found': a lost answer was resolved. 'notFound': it is not in the history. */
export interface Claim {
  readonly kind: 'made' | 'found' | 'notFound' | 'notMade';
  readonly amount: number;
  readonly title: string;
  /** The exchange that the toast links to. */
  readonly id: string | undefined;
}

const kinds: readonly (readonly [Claim['kind'], RegExp])[] = [
  ['made', new RegExp(`^${texts.made}\n(.+)`)],
  ['found', new RegExp(`^${texts.found}\n(.+)`)],
  ['notFound', new RegExp(`^${texts.notFound}\n(.+)`)],
  ['notMade', /^Tu envío de (.+) no se hizo\n/],
];

/** The claim of a toast; undefined if it makes none. */
export function claimOf(toast: HTMLElement): Claim | undefined {
  const wording = toast.innerText.trim().replaceAll(/\n+/g, '\n');
  for (const [kind, pattern] of kinds) {
    const [, amount, title] = /^([\d.,]+)\s€ a (.+)$/.exec(pattern.exec(wording)?.[1] ?? '') ?? [];
    if (amount === undefined || title === undefined) continue;
    const link = toast.querySelector<HTMLAnchorElement>('a[href*="/envia3?"]');
    const id = link ? (new URL(link.href).searchParams.get('id') ?? undefined) : undefined;
    return { kind, amount: euros(amount), title: title.trim(), id };
  }
  return undefined;
}

/** True if the page itself, not a toast, says that an exchange is not in the history. */
export const saysNotFound = (): boolean =>
  document.querySelector('main')?.innerText.includes(texts.notFound) ?? false;
