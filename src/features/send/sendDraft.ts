import { clock } from '@/lib/clock';
import { dropDraft, readDraft, writeDraft } from '@/lib/drafts';
import { asNumber, asObject, pick } from '@/lib/read';
import { readSendState, type SendState } from './sendState';

/** The transfer that this user is preparing in this tab, with the instant in ms at which it was last changed. */
interface SendDraft {
  readonly state: SendState;
  readonly at: number;
}

function readSendDraft(): SendDraft | undefined {
  const draft = asObject(readDraft('send'));
  const at = asNumber(pick(draft, 'at'));
  return at === undefined ? undefined : { state: readSendState(pick(draft, 'state')), at };
}

/** What the tab knows of the transfer being prepared, however long ago; undefined when there is none. */
export function sendDraft(): SendState | undefined {
  return readSendDraft()?.state;
}

/** The same, if it was changed less than `life` ms ago. */
export function recentSendDraft(life: number): SendState | undefined {
  const draft = readSendDraft();
  return draft && clock.now() - draft.at < life ? draft.state : undefined;
}

/** Keeps what is known of the transfer being prepared. */
export function keepSendDraft(state: SendState): void {
  writeDraft('send', { state, at: clock.now() });
}

/** Forgets the transfer of this quote, which was made; another one that is being prepared by now stays. */
export function dropSendDraft(quoteId: string): void {
  if (sendDraft()?.quote?.id === quoteId) dropDraft('send');
}
