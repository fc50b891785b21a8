import { clock } from '@/lib/clock';
import { dropDraft, readDraft, writeDraft } from '@/lib/drafts';
import { asNumber, asObject, pick } from '@/lib/jsonValues';
import { quotedKey, readTabText, writeTabText } from '@/lib/storage';
import { readSendState, type SendState } from './sendState';

/** The exchange that this user is preparing in this tab, with the instant of its last change in ms. */
interface SendDraft {
  readonly state: SendState;
  readonly at: number;
}

function readSendDraft(): SendDraft | undefined {
  const draft = asObject(readDraft('send'));
  const at = asNumber(pick(draft, 'at'));
  return at === undefined ? undefined : { state: readSendState(pick(draft, 'state')), at };
}

/** The draft, whatever its age; undefined if there is none. */
export function sendDraft(): SendState | undefined {
  return readSendDraft()?.state;
}

/** The draft, if it changed less than `life` ms ago. */
export function recentSendDraft(life: number): SendState | undefined {
  const draft = readSendDraft();
  return draft && clock.now() - draft.at < life ? draft.state : undefined;
}

/** Stores the draft, without `behind`, which belongs to the history entry. */
export function keepSendDraft(state: SendState): void {
  // Read first, because a write takes longer than a read, and a press waits for it.
  if (state.quote && !hasKeptQuote()) writeTabText(quotedKey, '1');
  writeDraft('send', { state: { ...state, behind: undefined }, at: clock.now() });
}

/** True once this tab has stored a quote of any user, even if the quote was sent, expired or removed. */
export const hasKeptQuote = () => readTabText(quotedKey) !== null;

/** Removes the draft of a created exchange; a newer draft stays. */
export function dropSendDraft(made: { readonly quoteId: string; readonly beneficiaryId: number }): void {
  const { quote, beneficiaryId = made.beneficiaryId } = sendDraft() ?? {};
  if (quote?.id === made.quoteId && beneficiaryId === made.beneficiaryId) dropDraft('send');
}
