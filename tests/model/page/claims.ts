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

const receiptLinks = 'a[href*="/envia3?"]';

function claimIn(kind: Claim['kind'], wording: string, link: HTMLAnchorElement | null): Claim | undefined {
  const [, amount, title] = /^([\d.,]+)\s€ a (.+)$/.exec(wording) ?? [];
  if (amount === undefined || title === undefined) return undefined;
  const id = link ? (new URL(link.href).searchParams.get('id') ?? undefined) : undefined;
  return { kind, amount: euros(amount), title: title.trim(), id };
}

/** The claims of a toast. */
export function claimsOf(toast: HTMLElement): readonly Claim[] {
  const wording = toast.innerText.trim().replaceAll(/\n+/g, '\n');
  if (wording.startsWith(texts.severalFound) || wording.startsWith(texts.several))
    return [...toast.querySelectorAll('li')].flatMap((row) => {
      const link = row.querySelector<HTMLAnchorElement>(receiptLinks);
      const [said] = row.innerText.split(': ');
      return claimIn(link ? 'found' : 'notFound', said ?? '', link) ?? [];
    });
  return kinds.flatMap(([kind, pattern]) => {
    const said = pattern.exec(wording)?.[1];
    return said === undefined ? [] : (claimIn(kind, said, toast.querySelector(receiptLinks)) ?? []);
  });
}

/** True if the page itself, not a toast, says that an exchange is not in the history. */
export const saysNotFound = (): boolean =>
  document.querySelector('main')?.innerText.includes(texts.notFound) ?? false;
