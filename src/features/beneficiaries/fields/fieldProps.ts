import type { FieldRule } from '../fieldRules';

/** Props of every configured field. */
export interface FieldProps {
  readonly rule: FieldRule;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  /** The field's path in its form, with which the form focuses it. */
  readonly 'data-path'?: string;
}
