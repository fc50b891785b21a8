import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { IconEye, IconEyeOff } from '../icons';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** The visible label. */
  readonly label: ReactNode;
  /** The error below the field. */
  readonly error?: ReactNode;
  /** Tells password managers whether this is an existing or a new password. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** What a password manager may make, in Apple's notation. */
  readonly passwordrules?: string;
  /** The text as typed. */
  readonly value: string;
  /** Called with the text as typed, spaces included. */
  readonly onChange: (value: string) => void;
}

/**
 * A password field with a button that shows the text; the button can be reached by keyboard and has an accessible
 * name.
 */
export function PasswordField({ value, onChange, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      enterKeyHint="go"
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <ActionIcon
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          color="ink"
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        </ActionIcon>
      }
      rightSectionWidth="3rem"
    />
  );
}
