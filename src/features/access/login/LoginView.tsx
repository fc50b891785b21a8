import { Button } from '@mantine/core';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout, RegisterLink } from '../parts/AuthLayout';
import { ContactField } from '../parts/ContactField';
import type { ContactForm, ContactValues } from '../parts/contactForm';
import { LoginReason } from './LoginReason';

const reasons = {
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión para seguir donde estabas.',
  loginNeeded: 'Para ver esa página tienes que iniciar sesión.',
  sending: 'Para enviar dinero, inicia sesión o regístrate.',
} as const;

export interface LoginViewProps {
  /** Why the login is shown. */
  readonly reason: keyof typeof reasons | undefined;
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
      <LoginReason>{reason && reasons[reason]}</LoginReason>
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
