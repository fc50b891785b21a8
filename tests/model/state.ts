import type { View } from './page/sight';
import { people, type Who } from './texts';

/** Which of the browser's two tabs. */
export type TabNumber = 0 | 1;

/** A rate that was accepted for an amount, in one tab. */
export interface Quote {
  readonly no: number;
  readonly who: Who;
  readonly amount: string;
}

/** A transfer that the user meant: however often it is pressed, one exchange. */
export interface Intent {
  readonly who: Who;
  readonly quote: Quote;
  readonly beneficiary: string;
  /** The server is known to have made it. */
  arrived: boolean;
}

/** What was typed and not sent. */
export interface Draft {
  readonly text: string;
  readonly at: number;
  /** The quote that it was accepted for; sending that one ends the draft. */
  quote?: number;
}

/** Where a call came from whose answer is held back. */
export interface HeldFrom {
  readonly call: string;
  readonly load: number;
  readonly visit: number;
  readonly choices: number;
  readonly typings: number;
}

/** What the model believes of one tab. */
export interface TabState {
  view: View | undefined;
  /** Documents loaded so far; pages of another document are other pages. */
  loads: number;
  choices: number;
  typings: number;
  /** A press of 'Quiero esta tasa' that has led nowhere yet. */
  accepting: boolean;
  readonly drafts: Partial<Record<Who, Draft | undefined>>;
  readonly newAliases: Partial<Record<Who, string | undefined>>;
  /** What was typed on step 1 in an entry of the history. */
  readonly typedIn: Map<string, string>;
  readonly quotes: Map<string, Quote>;
  lastQuote: Quote | undefined;
  /** The last quote, until it was sent or its user left. */
  unsent: Quote | undefined;
  readonly heldFrom: Map<number, HeldFrom>;
  /** What a confirmation was pressed for that was answered with a question. */
  asked: Intent | undefined;
}

/** What the model believes of browser and server. */
export interface Model {
  readonly tabs: readonly [TabState, TabState];
  /** Whose session the browser has. */
  user: Who | undefined;
  /** Somebody pressed 'Cerrar sesión', and nobody has come since. */
  signedOut: boolean;
  network: boolean;
  quotes: number;
  aliases: number;
  readonly intents: Intent[];
  /** Exchanges that were there before the run. */
  readonly before: Readonly<Record<Who, number>>;
  /** What was done and what was seen, for whoever reads a failure. */
  readonly trace: string[];
}

const tabState = (): TabState => ({
  view: undefined,
  loads: 0,
  choices: 0,
  typings: 0,
  accepting: false,
  drafts: {},
  newAliases: {},
  typedIn: new Map(),
  quotes: new Map(),
  lastQuote: undefined,
  unsent: undefined,
  heldFrom: new Map(),
  asked: undefined,
});

/** The first user is signed in, in the first tab. */
export function newModel(first: View): Model {
  const model: Model = {
    tabs: [tabState(), tabState()],
    user: 'A',
    signedOut: false,
    network: true,
    quotes: 0,
    aliases: 0,
    intents: [],
    before: { A: first.made.A.length, B: first.made.B.length },
    trace: [],
  };
  model.tabs[0].view = first;
  return model;
}

/** The number of an amount as it is shown. */
export const euros = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

/** Everybody else. */
export const others = (who: Who | undefined) => (Object.keys(people) as Who[]).filter((one) => one !== who);
