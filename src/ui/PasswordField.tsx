import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { IconEye, IconEyeOff } from './icons';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
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
