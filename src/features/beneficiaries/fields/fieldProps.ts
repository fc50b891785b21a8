import type { FieldRule } from '../fieldRules';

/** Props of every configured field. */
export interface FieldProps {
  readonly rule: FieldRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** Path of the input in the form, used to focus it. */
  readonly path: string;
}
