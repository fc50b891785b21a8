import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/ui/useHydrated';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { ContactField } from '../parts/ContactField';
import type { SignUpValues, useSignUpForm } from './signUpForm';
import classes from './SignUpView.module.css';

export interface SignUpViewProps {
  readonly form: ReturnType<typeof useSignUpForm>;
  readonly pending: boolean;
  readonly onSubmit: (values: SignUpValues) => void;
  /** Called when the user continues with an incomplete e-mail. */
  readonly onInvalidContact: () => void;
}

/** Opens a legal text in a new tab, so that the form keeps its input. */
function LegalLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} target="_blank" rel="noopener" inherit>
      {children}
    </Anchor>
  );
}

export function SignUpView({ form, pending, onSubmit, onInvalidContact }: SignUpViewProps) {
  // Whoever comes from another page of the app types at once. A loaded page is read first, and so is a filled form.
  const hydrated = useHydrated();
  const submit = form.onSubmit(onSubmit, (problems, { contact }) => {
    if (problems.contact && contact.mode === 'email') onInvalidContact();
    const [first = ''] = Object.keys(problems);
    form.getInputNode(first)?.focus();
  });

  return (
    <AuthLayout
      title="Regístrate"
      lead="Te enviaremos un código de 6 dígitos para comprobar que el correo o teléfono es tuyo."
      footer={
        <Text>
          ¿Ya tienes cuenta?{' '}
          <Anchor component={Link} to={paths.login}>
            Inicia sesión
          </Anchor>
        </Text>
      }
    >
      <AuthForm onSubmit={submit}>
        <ContactField
          {...form.getInputProps('contact')}
          value={form.values.contact}
          autoComplete="email"
          autoFocus={hydrated && form.values.contact.text === ''}
        />
        <Checkbox
          {...form.getInputProps('acceptsTerms', { type: 'checkbox' })}
          classNames={{ body: classes.choice }}
          required
          label={
            <span>
              Acepto los <LegalLink to={paths.terms}>términos y condiciones</LegalLink>, la{' '}
              <LegalLink to={paths.privacyPolicy}>política de privacidad</LegalLink> y el{' '}
              <LegalLink to={paths.legalNotice}>aviso legal</LegalLink>.
            </span>
          }
        />
        <Checkbox
          {...form.getInputProps('ownsAccount', { type: 'checkbox' })}
          classNames={{ body: classes.choice }}
          required
          label="Confirmo que soy titular de la cuenta en euros desde la que haré los pagos. De lo contrario, no podremos hacer el envío."
        />
        <Button type="submit" fullWidth loading={pending}>
          Continuar
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}
