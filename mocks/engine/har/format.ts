import * as v from 'valibot';

const pairs = v.array(v.object({ name: v.string(), value: v.string() }));
const size = v.pipe(v.number(), v.integer());

/** The part of HAR 1.2 that the sandbox writes. Names with an underscore are its own, as the format permits. */
export const harSchema = v.object({
  log: v.object({
    version: v.literal('1.2'),
    creator: v.object({ name: v.string(), version: v.string() }),
    entries: v.array(
      v.object({
        startedDateTime: v.string(),
        time: v.number(),
        request: v.object({
          method: v.string(),
          url: v.string(),
          httpVersion: v.string(),
          cookies: pairs,
          headers: pairs,
          queryString: pairs,
          postData: v.exactOptional(v.object({ mimeType: v.string(), text: v.string() })),
          headersSize: size,
          bodySize: size,
        }),
        response: v.object({
          status: v.number(),
          statusText: v.string(),
          httpVersion: v.string(),
          cookies: pairs,
          headers: pairs,
          content: v.object({
            size,
            mimeType: v.string(),
            text: v.exactOptional(v.string()),
            comment: v.exactOptional(v.string()),
          }),
          redirectURL: v.string(),
          headersSize: size,
          bodySize: size,
        }),
        cache: v.object({}),
        timings: v.object({ send: v.number(), wait: v.number(), receive: v.number() }),
        _call: v.exactOptional(v.string()),
        _why: v.string(),
      }),
    ),
  }),
});
export type Har = v.InferOutput<typeof harSchema>;
export type HarEntry = Har['log']['entries'][number];

/** The part of a HAR that the sandbox reads, whichever program wrote it. */
export const readableHar = v.looseObject({
  log: v.looseObject({
    entries: v.array(
      v.looseObject({
        startedDateTime: v.pipe(
          v.string(),
          v.check((text) => !Number.isNaN(Date.parse(text)), 'not an instant'),
        ),
        request: v.looseObject({ method: v.string(), url: v.string() }),
        response: v.looseObject({
          status: v.number(),
          content: v.looseObject({
            mimeType: v.optional(v.string(), ''),
            text: v.exactOptional(v.string()),
            encoding: v.exactOptional(v.string()),
            comment: v.exactOptional(v.string()),
          }),
        }),
      }),
    ),
  }),
});
export type ReadableEntry = v.InferOutput<typeof readableHar>['log']['entries'][number];

/** The text of an answer. */
export function answeredText({ text = '', encoding }: ReadableEntry['response']['content']): string {
  if (encoding !== 'base64') return text;
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0));
}

/** The comment of an answer that is too long to be kept. */
export const TOO_LONG = 'too long: the text is left out';
