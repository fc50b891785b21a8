import type { CalculatorInput } from '@/lib/calculator';
import { clock } from '@/lib/clock';
import { readDraft, writeDraft } from '@/lib/drafts';
import { asNumber, asObject, pick } from '@/lib/read';
import { session } from '@/session/current';
import { readInput } from './sendState';

const owner = () => session.getState().login ?? '';

/** The amount that this user was typing in this tab, if not longer ago than the calculator remembers, in ms. */
export function quoteDraft(life: number): CalculatorInput | undefined {
  const draft = asObject(readDraft('quote', owner()));
  const at = asNumber(pick(draft, 'at')) ?? 0;
  return clock.now() - at < life ? readInput(pick(draft, 'input')) : undefined;
}

/** Keeps the amount that is being typed. */
export function keepQuoteDraft(input: CalculatorInput): void {
  writeDraft('quote', owner(), { input, at: clock.now() });
}
