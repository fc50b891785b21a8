import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

/** Reads one character; `next` names a state twice when two paths lead there. */
interface State {
  readonly reads: (char: string) => boolean;
  readonly next: State[];
}

interface Part {
  readonly first: readonly State[];
  readonly last: readonly State[];
  /** True if it can match an empty text. */
  readonly empty: boolean;
}

const NOTHING: Part = { first: [], last: [], empty: true };

/** A quantifier with a higher limit counts as unlimited. */
const HIGH = 12;

/** One character of each kind that the patterns tell apart. */
const CHARS = [...'a xX0145\n-–.,:;*•·/()[]<>|~@#$+_\'’"&?°=\ue000'];

/** All units of one or two characters that a long text can repeat. */
const units = CHARS.flatMap((one, index) => [[one], ...CHARS.slice(index + 1).map((other) => [one, other])]);

function joined(one: Part, other: Part): Part {
  for (const state of one.last) state.next.push(...other.first);
  return {
    first: one.empty ? [...one.first, ...other.first] : one.first,
    last: other.empty ? [...one.last, ...other.last] : other.last,
    empty: one.empty && other.empty,
  };
}

function choice(alternatives: readonly AST.Alternative[], flags: string): Part {
  const parts = alternatives.map(({ elements }) =>
    elements.map((element) => partOf(element, flags)).reduce(joined, NOTHING),
  );
  return {
    first: parts.flatMap(({ first }) => first),
    last: parts.flatMap(({ last }) => last),
    empty: parts.some(({ empty }) => empty),
  };
}

const reader = (raw: string, flags: string) => {
  const pattern = new RegExp(`^(?:${raw})$`, flags.replace(/[gmy]/g, ''));
  const known = new Map(CHARS.map((char) => [char, pattern.test(char)]));
  return (char: string) => known.get(char) === true;
};

/** Up to `count` copies; each needs the one before it. */
function optional(element: AST.QuantifiableElement, count: number, flags: string): Part {
  if (count === 0) return NOTHING;
  return { ...joined(partOf(element, flags), optional(element, count - 1, flags)), empty: true };
}

function loop(element: AST.QuantifiableElement, flags: string): Part {
  const part = partOf(element, flags);
  for (const state of part.last) state.next.push(...part.first);
  return { ...part, empty: true };
}

function repeated({ element, min, max }: AST.Quantifier, flags: string): Part {
  const needed = Array.from({ length: Math.min(min, HIGH) }, () => partOf(element, flags));
  const more = max <= HIGH ? optional(element, max - min, flags) : loop(element, flags);
  return joined(needed.reduce(joined, NOTHING), more);
}

function partOf(element: AST.Element, flags: string): Part {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return choice(element.alternatives, flags);
    case 'Quantifier':
      return repeated(element, flags);
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass': {
      const state = { reads: reader(element.raw, flags), next: [] };
      return { first: [state], last: [state], empty: false };
    }
    default:
      // Assertions read nothing. A back-reference reads one certain text, so it adds no path.
      return NOTHING;
  }
}

interface Place {
  readonly state: State;
  /** The index of its character in the unit. */
  readonly phase: number;
}

/** How many cycles a path passes at most; Infinity if two cycles share a place. */
function cycles(roots: readonly Place[], nextOf: (place: Place) => readonly Place[]): number {
  const index = new Map<string, number>();
  const ids = new Map<State, number>();
  const keyOf = ({ state, phase }: Place) => {
    const id = ids.get(state) ?? ids.size;
    ids.set(state, id);
    return `${id} ${phase}`;
  };
  const low = new Map<string, number>();
  const open: string[] = [];
  const edges = new Map<string, readonly string[]>();
  /** The most cycles on a path from each finished place. */
  const most = new Map<string, number>();
  const visit = (place: Place) => {
    const key = keyOf(place);
    const own = index.size;
    index.set(key, own);
    low.set(key, own);
    open.push(key);
    const next = nextOf(place);
    edges.set(key, next.map(keyOf));
    for (const other of next) {
      const at = keyOf(other);
      if (!index.has(at)) visit(other);
      if (open.includes(at)) low.set(key, Math.min(low.get(key) ?? own, low.get(at) ?? own));
    }
    if (low.get(key) !== own) return;
    const component = new Set(open.splice(open.indexOf(key)));
    const targets = [...component].flatMap((member) => edges.get(member) ?? []);
    const inside = targets.filter((target) => component.has(target)).length;
    const after = Math.max(0, ...targets.map((target) => most.get(target) ?? 0));
    const count = inside > component.size ? Infinity : after + (inside > 0 ? 1 : 0);
    for (const member of component) most.set(member, count);
  };
  for (const root of roots) if (!index.has(keyOf(root))) visit(root);
  return Math.max(0, ...most.values());
}

/** Where a match may start, as far as the pattern's first assertion says it. */
function mayStart(alternatives: readonly AST.Alternative[], flags: string) {
  const [first] = alternatives.length === 1 ? (alternatives[0]?.elements ?? []) : [];
  if (first?.type !== 'Assertion') return () => true;
  if (first.kind === 'start') return () => flags.includes('m');
  if (first.kind === 'word') return (before: string, char: string) => /\w/.test(before) !== /\w/.test(char);
  return () => true;
}

/** These states and all that follow them. */
function reachable(from: readonly State[]): readonly State[] {
  const found = new Set(from);
  for (const state of found) for (const next of state.next) found.add(next);
  return [...found];
}

function exponentOf(alternatives: readonly AST.Alternative[], flags: string): number {
  const { first } = choice(alternatives, flags);
  const starts = mayStart(alternatives, flags);
  /** Before the match: the search tries each place of the text. */
  const search: State = { reads: () => true, next: [] };
  // Other text may stand before the repeated unit, so it may meet the pattern in any state.
  const states = [search, ...reachable(first)];
  return Math.max(
    ...units.map((unit) => {
      const charAt = (phase: number) => unit[phase % unit.length] ?? '';
      const roots = states.flatMap((state) =>
        unit.flatMap((char, phase) => (state.reads(char) ? [{ state, phase }] : [])),
      );
      return cycles(roots, ({ state, phase }) => {
        const after = (phase + 1) % unit.length;
        const fits = (next: State) => next.reads(charAt(after));
        const into = state === search && starts(charAt(phase), charAt(after)) ? first.filter(fits) : [];
        const on = state === search ? [search] : state.next.filter(fits);
        return [...on, ...into].map((next) => ({ state: next, phase: after }));
      });
    }),
  );
}

/**
 * How the steps of a search grow with the length of a text that repeats one or two characters: the exponent, Infinity
 * if they grow exponentially. An estimate from the structure, on the safe side: of the assertions it honours only one
 * at the start of the pattern. The bodies of the assertions count as patterns of their own.
 */
export function backtracking({ source, flags }: RegExp): number {
  const parser = new RegExpParser({ ecmaVersion: 2024 });
  const pattern = parser.parsePattern(source, undefined, undefined, { unicode: flags.includes('u') });
  const exponents = [exponentOf(pattern.alternatives, flags)];
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if ('alternatives' in assertion) exponents.push(exponentOf(assertion.alternatives, flags));
    },
  });
  return Math.max(...exponents);
}
