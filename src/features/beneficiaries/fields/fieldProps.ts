import type { FieldRule } from '../fieldRules';

/** What every renderer of a configured field gets. */
export interface FieldProps {
  readonly rule: FieldRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** Finds the input, to focus it. */
  readonly path: string;
}
