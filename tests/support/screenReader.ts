import { Virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished, vi } from 'vitest';

/** What a live region is; `timer` and `aria-live="off"` say nothing by themselves. */
const REGION = '[aria-live], [role=status], [role=alert], [role=log], [role=timer]';

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The part of a change that the simulation reads. Its other parts belong to the browser's object. */
type Change = Pick<MutationRecord, 'type' | 'target' | 'addedNodes' | 'removedNodes'>;

const changeOf = (record: MutationRecord, change: Partial<Change>) =>
  Object.create(
    record,
    Object.getOwnPropertyDescriptors({ ...partsOf(record), ...change }),
  ) as MutationRecord;

const partsOf = ({ type, target, addedNodes, removedNodes }: MutationRecord): Change => ({
  type,
  target,
  addedNodes,
  removedNodes,
});

/** Regions with role alert that came into the page with their text. Browsers announce these, and no other role. */
function newAlerts({ addedNodes }: MutationRecord): Element[] {
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return node.matches('[role=alert]') ? [node] : [...node.querySelectorAll('[role=alert]')];
  });
}

/** A region that is announced as a whole; of any other one, a reader says what is new. */
const isAtomic = (region: Element) => region.matches('[role=status], [role=alert], [aria-atomic=true]');

/**
 * The changes that a browser would announce, one per atomic region. The simulation announces every record: a region that
 * React fills with three nodes three times, and also changed attributes and removed text. It does not announce an
 * alert that is new in the page.
 */
function announced(records: readonly MutationRecord[]): MutationRecord[] {
  const changes: MutationRecord[] = [];
  const heard = new Set<Element>();
  const hear = (region: Element, change: MutationRecord) => {
    if (!heard.has(region)) changes.push(change);
    if (isAtomic(region)) heard.add(region);
  };
  for (const record of records) {
    for (const alert of newAlerts(record))
      hear(alert, changeOf(record, { target: alert, addedNodes: alert.childNodes }));
    const region = elementOf(record.target)?.closest(REGION);
    const adds = record.type === 'characterData' || record.addedNodes.length > 0;
    if (region && adds) hear(region, isAtomic(region) ? changeOf(record, { target: region }) : record);
  }
  return changes;
}

class AnnouncedChanges extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => callback(announced(records), observer));
  }
}

/** Stops of the simulation at which a reader says nothing of its own. */
const unspoken =
  /^(end of )?(paragraph|strong|emphasis|time|generic|superscript|term)$|^(status|alert|timer|log)$|^end of (status|alert|definition)$/;

/** The phrases as lines: the pieces of a text joined, a term with its definition, a named control without its text. */
function linesOf(phrases: readonly Phrase[]): string[] {
  const lines: string[] = [];
  let joins = false;
  let control: string | undefined;
  for (const { spoken, item } of phrases) {
    if (control !== undefined) {
      if (spoken === `end of ${control}`) control = undefined;
    } else if (spoken === 'definition') {
      lines.push(`${lines.pop() ?? ''}:`);
      joins = true;
    } else if (unspoken.test(spoken)) {
      // A paragraph or a term starts a new line, a word in bold does not.
      if (/paragraph|term|status/.test(spoken)) joins = false;
    } else {
      const isText = spoken === item;
      lines.push(isText && joins ? `${lines.pop() ?? ''} ${spoken}` : spoken);
      joins = isText;
      if (/^(button|link|tab), /.test(spoken) && phrases.some((one) => one.spoken === `end of ${spoken}`))
        control = spoken;
    }
  }
  return lines;
}

interface Phrase {
  /** Role, name, value and states. */
  readonly spoken: string;
  /** Name and value only; equal to `spoken` for plain text. */
  readonly item: string;
}

/** What a reader hears who goes through an element from its start to its end. */
export async function readThrough(element: Element): Promise<string[]> {
  const reader = new Virtual();
  await reader.start({ container: element });
  const phrases: Phrase[] = [];
  const first = await reader.lastSpokenPhrase();
  do {
    phrases.push({ spoken: await reader.lastSpokenPhrase(), item: await reader.itemText() });
    await reader.next();
    // After the last node the cursor returns to the first; in an element that says nothing, at once.
  } while (
    phrases.at(-1)?.spoken !== `end of ${first}` &&
    !(phrases.length > 1 && phrases.at(-1)?.spoken === first)
  );
  await reader.stop();
  return linesOf(phrases);
}

/** Hears announcements of live regions, each control that gets the focus, and dialogs of the browser. */
export async function listen() {
  const reader = new Virtual();
  await reader.start({ container: document.body, window: { document, MutationObserver: AnnouncedChanges } });
  await reader.clearSpokenPhraseLog();
  const dialogs: string[] = [];
  vi.spyOn(window, 'alert').mockImplementation((text: unknown) => {
    dialogs.push(`dialog of the browser: ${String(text)}`);
  });
  onTestFinished(async () => {
    await reader.stop();
    // Its user events replace the page's clipboard, which other tests watch.
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  return {
    /**
     * What was heard since the last call: dialogs first, because the page waits for them; then the focus, then the
     * live regions. Which of these two comes first depends on how fast the next page loads.
     */
    async heard(): Promise<string[]> {
      const phrases = (await reader.spokenPhraseLog()).filter(
        (phrase) => !/^(polite|assertive): $/.test(phrase),
      );
      await reader.clearSpokenPhraseLog();
      const isAnnounced = (phrase: string) => /^(polite|assertive): /.test(phrase);
      const focused = phrases.filter((phrase) => !isAnnounced(phrase));
      return [...dialogs.splice(0), ...focused, ...phrases.filter(isAnnounced)];
    },
  };
}
