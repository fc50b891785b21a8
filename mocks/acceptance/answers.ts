import { pack, unpack } from '@mocks/scenarios/packed';
import * as v from 'valibot';
import { evidenceOf, linkOf, lookAt } from './statement';
import { chapters, statements } from './table';

const verdicts = { bien: 'Bien', mal: 'Mal' } as const;

const answer = v.object({
  verdict: v.exactOptional(v.picklist(['bien', 'mal'])),
  note: v.exactOptional(v.string()),
});

/** What a person thinks of a statement. */
export type Answer = v.InferOutput<typeof answer>;
export type Verdict = keyof typeof verdicts;

/** Answers by section. */
export type Answers = Readonly<Record<string, Answer>>;

const isKnown = (section: string) => statements.some((one) => one.section === section);

/** Reads answers from outside; sections that no longer exist are dropped. Throws if the value is invalid. */
export function readAnswers(value: unknown): Answers {
  const all = v.parse(v.record(v.string(), answer), value);
  return Object.fromEntries(Object.entries(all).filter(([section]) => isKnown(section)));
}

/** Answers with a changed one; an empty one is removed. */
export function withAnswer(answers: Answers, section: string, { verdict, note = '' }: Answer): Answers {
  const others = Object.fromEntries(Object.entries(answers).filter(([of]) => of !== section));
  if (verdict === undefined && note === '') return others;
  return { ...others, [section]: { ...(verdict && { verdict }), ...(note !== '' && { note }) } };
}

export interface Progress {
  readonly all: number;
  readonly judged: number;
  readonly bien: number;
  readonly mal: number;
}

/** How many of some statements have a verdict. */
export function progressOf(answers: Answers, of: readonly { readonly section: string }[]): Progress {
  const count = (verdict: Verdict) =>
    of.filter(({ section }) => answers[section]?.verdict === verdict).length;
  const [bien, mal] = [count('bien'), count('mal')];
  return { all: of.length, judged: bien + mal, bien, mal };
}

/** Encodes answers as text for an address. */
export const encodeAnswers = (answers: Answers): Promise<string> => pack(answers);

/** Decodes such a text. Throws if it is invalid. */
export const decodeAnswers = async (text: string): Promise<Answers> => readAnswers(await unpack(text));

/** The answers as Markdown, with a link for each; `demo` is the address of the demo. */
export function markdownOf(answers: Answers, demo: string): string {
  const { all, judged, bien, mal } = progressOf(answers, statements);
  const answered = chapters.map(({ title, statements: own }) => ({
    title,
    rows: own.filter(({ section }) => answers[section]),
  }));
  const open = statements.filter(({ section }) => answers[section]?.verdict === undefined);
  return [
    `# Guion: ${judged} de ${all} revisadas, ${bien} bien, ${mal} mal`,
    '',
    ...answered.flatMap(({ title, rows }) => {
      if (rows.length === 0) return [];
      const lines = rows.flatMap((one) => {
        const { verdict, note = '' } = answers[one.section] ?? {};
        const said = verdict === undefined ? 'Sin revisar' : verdicts[verdict];
        return [
          `- **${said}** · ${one.section} ${one.title}. ${one.claim} ${lookAt(one)}: «${evidenceOf(one)}». [Ver](${linkOf(one, demo)})`,
          ...(note === '' ? [] : note.split('\n').map((line) => `  > ${line}`)),
        ];
      });
      return [`## ${title}`, '', ...lines, ''];
    }),
    ...(open.length > 0 ? [`Sin revisar: ${open.map(({ section }) => section).join(', ')}.`, ''] : []),
  ].join('\n');
}
