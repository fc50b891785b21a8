import { detailKind } from '@/lib/detailKind';
import { fieldKey } from '../beneficiaryForm';
import type { FieldRule } from '../fieldRules';
import type { Draft } from '../newDraft';
import { fillFields, type Fill } from './fillFields';
import type { PastedData } from './parseMessage';

/** What a message changes in the form. */
export interface Application {
  readonly data: PastedData;
  readonly draft: Draft;
  /** The values of the message by field, without those that were typed. */
  readonly filled: Draft;
  /** The fields that the message filled, or emptied of an earlier message, with their new values. */
  readonly changed: Draft;
  /** Fields with another value of the user, which stays. */
  readonly kept: readonly Fill[];
}

const isAlias = ({ name }: FieldRule) => detailKind(name) === 'alias';

const keyOf = ({ rule }: Fill) => fieldKey(rule.name);

type Entries = readonly [keyof Draft, string][];

/** The fields that still have the value of an earlier message, all empty. */
const untouched = (draft: Draft, earlier: Draft): Draft =>
  Object.fromEntries(
    (Object.entries(earlier) as Entries).flatMap(([key, value]) => (draft[key] === value ? [[key, '']] : [])),
  );

/**
 * Fills the fields that are empty, and replaces or empties those that still have the value of an earlier message, which
 * may be about somebody else. A typed value stays, unless `overwrite` is true.
 */
export function applyMessage(
  rules: readonly FieldRule[],
  data: PastedData,
  { draft: current, filled: earlier }: { readonly draft: Draft; readonly filled: Draft },
  overwrite: boolean,
): Application {
  const fills = fillFields(rules, data);
  const emptied = untouched(current, earlier);
  const draft = { ...current, ...emptied };
  const isTyped = (fill: Fill) => !['', fill.value].includes(draft[keyOf(fill)]?.trim() ?? '');
  // The alias is only a proposal: it never replaces what the user chose.
  const kept = fills.filter((fill) => isTyped(fill) && (!overwrite || isAlias(fill.rule)));
  const used = fills.filter((fill) => !kept.includes(fill));
  const filled: Draft = Object.fromEntries(used.map((fill) => [keyOf(fill), fill.value]));
  return {
    data,
    draft: { ...draft, ...filled },
    filled,
    changed: { ...emptied, ...filled },
    kept: kept.filter(({ rule }) => !isAlias(rule)),
  };
}

/** False if the message had nothing for these fields. */
export const fillsAny = ({ filled }: Application) => Object.keys(filled).length > 0;

/** Puts back the earlier values of the fields that nobody has touched since the message changed them. */
export function withoutMessage(draft: Draft, changed: Draft, earlier: Draft): Draft {
  return (Object.entries(changed) as Entries).reduce<Draft>(
    (left, [key, value]) => (left[key] === value ? { ...left, [key]: earlier[key] ?? '' } : left),
    draft,
  );
}
