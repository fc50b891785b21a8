import * as v from 'valibot';
import { endpointNames } from '@/api/endpoints';
import { act, read } from './command';
import { madeCall } from './madeCall';

const call = v.picklist(endpointNames);
const part = v.record(v.string(), v.union([v.string(), v.number()]));
const parts = v.object({
  params: v.exactOptional(part),
  query: v.exactOptional(part),
  body: v.exactOptional(v.unknown()),
});
const headers = v.record(v.string(), v.string());

const logEntry = v.object({
  id: v.number(),
  at: v.number(),
  call: v.optional(call),
  method: v.string(),
  path: v.string(),
  status: v.optional(v.number()),
  fault: v.optional(v.string()),
  durationMs: v.number(),
  paused: v.boolean(),
  requestId: v.nullable(v.string()),
  account: v.optional(v.string()),
  requestHeaders: headers,
  requestBody: v.string(),
  responseHeaders: headers,
  responseBody: v.string(),
});

/** Commands about the calls that the sandbox received. */
export const callCommands = {
  log: read({
    summary: 'The recorded calls, with masked secrets',
    answer: v.array(logEntry),
    run: ({ log }) => log.entries(),
  }),
  clearLog: act({ summary: 'Empties the log', run: ({ log }) => log.clear() }),
  call: act({
    summary: 'Makes a call of the app, as an account or as whoever is signed in, and returns its answer',
    inputs: [
      ['call', call],
      ['parts', v.optional(parts)],
      ['login', v.optional(v.string())],
    ],
    answer: v.object({
      status: v.pipe(v.number(), v.description('0 for a network failure.')),
      body: v.unknown(),
    }),
    run: (context, name, given?, login?) => madeCall(context, name, given, login),
  }),
  replay: act({
    summary: 'Sends a logged call again; returns undefined if the log has dropped it',
    inputs: [['id', v.number()]],
    async run({ log, respond, jar }, id) {
      const sent = log.sent(id);
      if (!sent) return undefined;
      const { url, method, headers: as, body } = sent;
      return respond(new Request(url, { method, headers: as, ...(body !== '' && { body }) }), jar);
    },
  }),
  paused: read({
    summary: 'The paused calls, oldest first; in a page, only those of the page',
    answer: v.array(v.object({ id: v.number(), call, path: v.string(), since: v.number() })),
    run: ({ paused }) => paused.all(),
  }),
  release: act({
    summary: 'Releases the paused answers of a call, or all if no call is given',
    inputs: [['call', v.optional(call)]],
    run: ({ paused }, of?) => paused.release(of),
  }),
};
