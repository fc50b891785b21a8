import { Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { Link, type To } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { phoneText } from '@/lib/phone/phoneText';
import { PasswordField } from '@/ui/fields/PasswordField';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout, RegisterLink } from '../parts/AuthLayout';
import { LoginReason } from './LoginReason';
import classes from './LoginPasswordView.module.css';

export function usePasswordForm(password = '', error?: string) {
  return useForm({
    initialValues: { password },
    initialErrors: { password: error },
    // Without a text: the button waits for the password.
    validate: { password: (typed) => typed === '' },
  });
}

export interface LoginPasswordViewProps {
  /** True after the lock of an unattended session. */
  readonly locked?: boolean;
  /** The identity, formatted for display. */
  readonly identityLabel: string;
  readonly form: ReturnType<typeof usePasswordForm>;
  readonly pending: boolean;
  readonly onSubmit: (password: string) => void;
  /** Link of 'Olvidé mi contraseña': password reset with the same identity. */
  readonly passwordReset: To;
  /** Navigation state that 'Cambiar usuario' keeps. */
  readonly state: unknown;
}

export function LoginPasswordView(props: LoginPasswordViewProps) {
  const { identityLabel, form, pending } = props;
  const problem = form.errors.password;
  const select = useEffectEvent(() => {
    const field = form.getInputNode('password');
    if (field instanceof HTMLInputElement) field.select();
  });
  // Once the error is beside the field, so that a screen reader says both, also after Enter in the field.
  useEffect(() => {
    if (problem) select();
  }, [problem]);
  return (
    <AuthLayout title="Tu contraseña" footer={<RegisterLink />}>
      <LoginReason>
        {props.locked &&
          'Llevabas un rato sin usar la página. Escribe tu contraseña para seguir donde estabas.'}
      </LoginReason>
      <div className={classes.who}>
        <p className={classes.label}>
          Entras como{' '}
          <strong className={classes.name} translate="no">
            {phoneText(identityLabel)}
          </strong>
        </p>
        <Anchor component={Link} to={paths.login} state={props.state} className={classes.change}>
          Cambiar usuario
        </Anchor>
      </div>
      <AuthForm username={identityLabel} onSubmit={form.onSubmit(({ password }) => props.onSubmit(password))}>
        <PasswordField
          {...form.getInputProps('password')}
          value={form.values.password}
          // The answer is about what was sent.
          readOnly={pending}
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          autoFocus
        />
        <Button type="submit" fullWidth disabled={!form.isValid()} loading={pending}>
          Iniciar sesión
        </Button>
        <Anchor component={Link} to={props.passwordReset} className={classes.forgot}>
          Olvidé mi contraseña
        </Anchor>
      </AuthForm>
    </AuthLayout>
  );
}
