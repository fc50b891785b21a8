import { isAliasKey } from '@/api/aliasKeys';
import { fieldKey, type Draft } from '../beneficiaryForm';
import type { FieldRule } from '../fieldRules';
import { fillFields, type Fill } from './fillFields';
import type { PastedData } from './parseMessage';

/** What a message changes in the form. */
export interface Application {
  readonly data: PastedData;
  readonly draft: Draft;
  /** The values of the message by field, without those that were typed. */
  readonly filled: Draft;
  /** Labels of the filled fields. */
  readonly labels: readonly string[];
  /** Fields with another value of the user, which stays. */
  readonly kept: readonly Fill[];
  /** The holder, if it is proposed as alias. */
  readonly alias: string | undefined;
}

const keyOf = ({ rule }: Fill) => fieldKey(rule.name);

/** Fills the empty fields of the draft. A typed value stays, unless `overwrite` is true. */
export function applyMessage(
  rules: readonly FieldRule[],
  data: PastedData,
  draft: Draft,
  overwrite: boolean,
): Application {
  const fills = fillFields(rules, data);
  const isTyped = (fill: Fill) => !['', fill.value].includes(draft[keyOf(fill)]?.trim() ?? '');
  // The alias is only a proposal: it never replaces what the user chose.
  const kept = fills.filter((fill) => isTyped(fill) && (!overwrite || isAliasKey(fill.rule.name)));
  const used = fills.filter((fill) => !kept.includes(fill));
  const filled: Draft = Object.fromEntries(used.map((fill) => [keyOf(fill), fill.value]));
  return {
    data,
    draft: { ...draft, ...filled },
    filled,
    labels: used.map(({ rule }) => rule.label),
    kept: kept.filter(({ rule }) => !isAliasKey(rule.name)),
    alias: used.find(({ rule }) => isAliasKey(rule.name))?.value,
  };
}

/** Puts back the earlier values of the fields that still have the message's. */
export function withoutMessage(draft: Draft, filled: Draft, earlier: Draft): Draft {
  const entries = Object.entries(filled) as [keyof Draft, string][];
  return entries.reduce<Draft>(
    (left, [key, value]) => (left[key] === value ? { ...left, [key]: earlier[key] ?? '' } : left),
    draft,
  );
}
