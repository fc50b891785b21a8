import * as v from 'valibot';
import { endpointNames } from '@/api/endpoints';
import { act, read } from './command';

const call = v.picklist(endpointNames);
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
