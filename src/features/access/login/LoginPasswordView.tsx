import { Anchor, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { PasswordField } from '@/ui/fields/PasswordField';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { RegisterLink } from './RegisterLink';
import classes from './LoginPasswordView.module.css';

export interface LoginPasswordViewProps {
  /** The identity, formatted for display. */
  readonly identityLabel: string;
  readonly password: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
  readonly pending: boolean;
  readonly onSubmit: () => void;
  /** Link of 'Olvidé mi contraseña': password reset with the same identity. */
  readonly passwordReset: To;
  /** Navigation state that 'Cambiar usuario' keeps. */
  readonly state: unknown;
}

export function LoginPasswordView(props: LoginPasswordViewProps) {
  const { identityLabel, password, error, pending } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  return (
    <AuthLayout title="Tu contraseña" footer={<RegisterLink />}>
      <div className={classes.who}>
        <p className={classes.label}>
          Entras como <strong className={classes.name}>{identityLabel}</strong>
        </p>
        <Anchor component={Link} to={paths.login} state={props.state} className={classes.change}>
          Cambiar usuario
        </Anchor>
      </div>
      <AuthForm
        username={identityLabel}
        onSubmit={() => {
          if (password !== '') props.onSubmit();
        }}
      >
        <PasswordField
          ref={field}
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          autoFocus
          value={password}
          onChange={props.onChange}
          error={error !== undefined && <ErrorText>{error}</ErrorText>}
        />
        <Button type="submit" fullWidth disabled={password === ''} loading={pending}>
          Iniciar sesión
        </Button>
        <Anchor component={Link} to={props.passwordReset} className={classes.forgot}>
          Olvidé mi contraseña
        </Anchor>
      </AuthForm>
    </AuthLayout>
  );
}
