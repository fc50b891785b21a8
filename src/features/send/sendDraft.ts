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

/** Keeps what is known of the transfer being prepared; what lies behind a history entry is the entry's own. */
export function keepSendDraft(state: SendState): void {
  writeDraft('send', { state: { ...state, quoteIsBehind: undefined }, at: clock.now() });
}

/** Forgets a transfer that was made; another one that is being prepared by now stays. */
export function dropSendDraft(made: { readonly quoteId: string; readonly beneficiaryId: number }): void {
  const { quote, beneficiaryId = made.beneficiaryId } = sendDraft() ?? {};
  if (quote?.id === made.quoteId && beneficiaryId === made.beneficiaryId) dropDraft('send');
}
