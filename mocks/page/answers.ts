import { decodeAnswers, encodeAnswers, readAnswers, type Answers } from '@mocks/acceptance/answers';
import { config } from '@/lib/config';
import { readJson, removeText, writeJson } from '@/lib/storage';

/** Answers to the statements of docs/product.md: those of this browser, and others that a link has brought. */
const KEYS = { own: 'turpial-sandbox.guion', received: 'turpial-sandbox.guion-recibido' } as const;
type Whose = keyof typeof KEYS;

/** The answers are in the fragment, because browsers never send it to a server. */
const FRAGMENT = '#guion=';

/** The address of the demo's home page. */
export const demoAddress = (): string => `${location.origin}${config.basePath}/`;

/** The stored answers; none if the stored text is of another version. */
export function storedAnswers(whose: Whose): Answers {
  try {
    return readAnswers(readJson(KEYS[whose]) ?? {});
  } catch {
    return {};
  }
}

export function storeAnswers(whose: Whose, answers: Answers): void {
  if (Object.keys(answers).length === 0) removeText(KEYS[whose]);
  else writeJson(KEYS[whose], answers);
}

/** A link that opens the statements with these answers. */
export async function linkToAnswers(answers: Answers): Promise<string> {
  return `${demoAddress()}?panel=guion${FRAGMENT}${await encodeAnswers(answers)}`;
}

/**
 * Stores the answers of a link and removes them from the address. Answers of this browser stay: the panel asks which
 * to keep. Does nothing without answers in the address; throws the reason if they cannot be read.
 */
export async function openSharedAnswers(): Promise<void> {
  if (!location.hash.startsWith(FRAGMENT)) return;
  const text = location.hash.slice(FRAGMENT.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  const received = await decodeAnswers(text);
  const own = storedAnswers('own');
  if (Object.keys(own).length === 0) storeAnswers('own', received);
  else if (JSON.stringify(own) !== JSON.stringify(received)) storeAnswers('received', received);
}
