import type { EndpointName } from '@/api/endpoints';
import type { Fault } from '../scenario';
import { variantOf } from '../variants/table';
import { mistyped } from './mistyped';

/** An answer as it is sent. */
export interface ServedAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export const json = (status: number, body: unknown): ServedAnswer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});

/** Changes an answer with a fault of a call that did its work; undefined for a lost answer. */
export function changedBy(
  fault: Fault | undefined,
  answer: ServedAnswer,
  call: EndpointName,
  now: number,
): ServedAnswer | undefined {
  switch (fault?.kind) {
    case 'lost':
      return undefined;
    case 'malformed':
      return { ...answer, text: answer.text.slice(0, -2) };
    case 'empty':
      return { ...answer, text: '' };
    case 'mistyped':
      return { ...answer, text: mistyped(answer.text) };
    case 'answer':
      return json(answer.status, fault.body);
    case 'variant':
      return json(answer.status, variantOf(call, fault.variant, JSON.parse(answer.text), now));
    default:
      return answer;
  }
}
