import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { IconEye, IconEyeOff } from './icons';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** The visible name of the field. */
  readonly label: ReactNode;
  /** Why it was refused, below the field. */
  readonly error?: ReactNode;
  /** Whether a password is asked for or a new one is made. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** As typed. */
  readonly value: string;
  /** Gets the text as typed, spaces included. */
  readonly onChange: (value: string) => void;
}

/** A password field whose text can be shown; the button is reached by keyboard and named for screen readers. */
export function PasswordField({ value, onChange, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
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
