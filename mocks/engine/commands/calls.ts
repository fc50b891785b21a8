import { callChange, type CallChange } from '@mocks/server/decision';
import { someOf } from '@mocks/server/someOf';
import * as v from 'valibot';
import { endpointNames } from '@/api/endpoints';
import { recordingOf } from '../har/read';
import { harOf } from '../har/write';
import type { SentCall } from '../log';
import type { PausedAnswer } from '../pausedCalls';
import { act, read, start } from './command';
import { madeCall } from './madeCall';

const call = v.picklist(endpointNames);
const part = v.record(v.string(), v.union([v.string(), v.number()]));
const parts = v.object({
  params: v.exactOptional(part),
  query: v.exactOptional(part),
  body: v.exactOptional(v.unknown()),
});
const answer = {
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  body: v.string(),
};
/** A logged call as a new request, with changes. */
function requestOf({ url, method, headers: as, body }: SentCall, change: CallChange = {}): Request {
  const address = new URL(url);
  const { pathname } = address;
  if (change.path) address.pathname = pathname.slice(0, Math.max(pathname.indexOf('/api/'), 0)) + change.path;
  for (const [name, value] of Object.entries(change.query ?? {})) address.searchParams.set(name, value);
  const all = new Headers(as);
  for (const [name, value] of Object.entries(change.headers ?? {})) all.set(name, value);
  const fields = change.body;
  const text = fields ? JSON.stringify({ ...(JSON.parse(body || '{}') as object), ...fields }) : body;
  return new Request(address, { method, headers: all, ...(text !== '' && { body: text }) });
}

/** Commands about the calls that the sandbox received. */
export const callCommands = {
  log: read({
    summary: 'The recorded calls, with masked secrets',
    run: ({ log }) => log.entries(),
  }),
  har: read({
    summary: 'The recorded calls as HAR 1.2, without passwords, tokens, cookies and codes',
    run: ({ log }) => harOf(log),
  }),
  playHar: start({
    summary:
      'Starts the applied scenario again, at the instant and with the answers of a HAR; no fault is active',
    label: 'abrir un HAR',
    inputs: [['har', v.unknown()]],
    run({ state, paused, jar }, har) {
      const { answers: recording, startedAt } = recordingOf(har);
      const applied = state.applied();
      const clock = { ...applied.clock, at: startedAt };
      state.apply({ ...applied, clock, faults: [], jitter: null, recording }, jar);
      paused.release();
    },
  }),
  clearLog: act({ summary: 'Empties the log', run: ({ log }) => log.clear() }),
  call: act({
    summary: 'Makes a call of the app, as an account or as whoever is signed in; status 0 is no answer',
    inputs: [
      ['call', call],
      ['parts', v.optional(parts)],
      ['login', v.optional(v.string())],
    ],
    run: (context, name, given?, login?) => madeCall(context, name, given, login),
  }),
  replay: act({
    summary: 'Sends a logged call again, with changes if given; returns undefined if the log has dropped it',
    inputs: [
      ['id', v.number()],
      ['change', v.optional(callChange)],
    ],
    async run({ log, respond, jar }, id, change?) {
      const sent = log.sent(id);
      return sent && respond(requestOf(sent, change), jar);
    },
  }),
  paused: read({
    summary: 'The paused calls, oldest first; in a page, only those of the page',
    run: ({ paused }) => paused.all(),
  }),
  editPaused: act({
    summary:
      'Changes the status or the body of a paused answer before it is released; its call has taken effect',
    inputs: [
      ['id', v.number()],
      ['answer', someOf<PausedAnswer>(answer)],
    ],
    run: ({ paused }, id, change) => paused.edit(id, change),
  }),
  release: act({
    summary: 'Releases the paused answers of a call, or all if no call is given',
    inputs: [['call', v.optional(call)]],
    run: ({ paused }, of?) => paused.release(of),
  }),
};
