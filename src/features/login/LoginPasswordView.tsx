import { paths } from '@/lib/paths';
import { EntryForm } from '@/ui/EntryForm';
import { EntryFrame } from '@/ui/EntryFrame';
import { ErrorText } from '@/ui/ErrorText';
import { PasswordField } from '@/ui/PasswordField';
import { Anchor, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import classes from './LoginPasswordView.module.css';
import { RegisterLink } from './RegisterLink';

export interface LoginPasswordViewProps {
  /** Who is logging in, as people read it. */
  readonly identityLabel: string;
  readonly password: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
  readonly pending: boolean;
  readonly onSubmit: () => void;
  /** Where 'Olvidé mi contraseña' leads: recovery with the same identity. */
  readonly recovery: To;
  /** Navigation state that 'Cambiar usuario' keeps. */
  readonly state: unknown;
}

/** The password step as it is seen. */
export function LoginPasswordView(props: LoginPasswordViewProps) {
  const { identityLabel, password, error, pending } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  return (
    <EntryFrame title="Tu contraseña" footer={<RegisterLink />}>
      <div className={classes.who}>
        <p className={classes.label}>
          Entras como <strong className={classes.name}>{identityLabel}</strong>
        </p>
        <Anchor component={Link} to={paths.login} state={props.state} className={classes.change}>
          Cambiar usuario
        </Anchor>
      </div>
      <EntryForm
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
        <Anchor component={Link} to={props.recovery} className={classes.forgot}>
          Olvidé mi contraseña
        </Anchor>
      </EntryForm>
    </EntryFrame>
  );
}
