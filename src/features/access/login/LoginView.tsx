import { Button } from '@mantine/core';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { ContactField } from '../parts/ContactField';
import type { ContactForm, ContactValues } from '../parts/contactForm';
import { RegisterLink } from './RegisterLink';
import classes from './LoginView.module.css';

/** Why the login is shown: the session ended, or the requested page needs one. */
export type LoginReason = 'sessionEnded' | 'loginNeeded';

const reasons: Readonly<Record<LoginReason, string>> = {
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión para seguir donde estabas.',
  loginNeeded: 'Para ver esa página tienes que iniciar sesión.',
};

export interface LoginViewProps {
  readonly reason: LoginReason | undefined;
  readonly form: ContactForm;
  readonly onContinue: (values: ContactValues) => void;
}

export function LoginView({ reason, form, onContinue }: LoginViewProps) {
  return (
    <AuthLayout
      title="Iniciar sesión"
      lead="Escribe el correo o el teléfono con el que te registraste."
      footer={<RegisterLink />}
    >
      <div role="status">{reason && <p className={classes.reason}>{reasons[reason]}</p>}</div>
      <AuthForm onSubmit={form.onSubmit(onContinue)}>
        <ContactField
          {...form.getInputProps('contact')}
          value={form.values.contact}
          autoComplete="username"
        />
        <Button type="submit" fullWidth disabled={!form.isValid()}>
          Continuar
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}
