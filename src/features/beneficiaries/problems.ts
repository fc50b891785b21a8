import { fieldKey } from './beneficiaryForm';
import { fieldProblem, type FieldRule } from './fieldRules';
import type { Draft } from './newDraft';

/** Error texts by field, in the form's order. */
export function problemsOf(
  rules: readonly FieldRule[],
  draft: Draft,
): readonly { readonly rule: FieldRule; readonly problem: string }[] {
  return rules.flatMap((rule) => {
    const problem = fieldProblem(rule, draft[fieldKey(rule.name)] ?? '');
    return problem === undefined ? [] : [{ rule, problem }];
  });
}
