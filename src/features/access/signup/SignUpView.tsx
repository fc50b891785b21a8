import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { ContactField } from '../parts/ContactField';
import { signUpProblems, type SignUpForm } from './signUpForm';
import classes from './SignUpView.module.css';

export interface SignUpViewProps {
  readonly form: SignUpForm;
  readonly onChange: (form: SignUpForm) => void;
  /** The server's error about the contact. */
  readonly contactError: string | undefined;
  readonly pending: boolean;
  readonly onSubmit: () => void;
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

export function SignUpView({ form, onChange, contactError, pending, ...props }: SignUpViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const problems = signUpProblems(form);
  const shown = tried ? problems : {};

  const submit = () => {
    setTried(true);
    const [first] = Object.keys(problems);
    if (!first) {
      props.onSubmit();
      return;
    }
    if (problems.contact && form.contact.mode === 'email') props.onInvalidContact();
    const fields = {
      contact: 'input[type=text]',
      acceptsTerms: '#accepts-terms',
      ownsAccount: '#owns-account',
    };
    frame.current?.querySelector<HTMLElement>(fields[first as keyof typeof fields])?.focus();
  };

  return (
    <div ref={frame}>
      <AuthLayout
        title="Regístrate"
        lead="Te enviaremos un código de 6 dígitos para verificar tu contacto."
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
            value={form.contact}
            onChange={(contact) => onChange({ ...form, contact })}
            autoComplete="email"
            error={contactError ?? shown.contact}
          />
          <Checkbox
            id="accepts-terms"
            radius="xs"
            classNames={{ body: classes.choice }}
            checked={form.acceptsTerms}
            onChange={(event) => onChange({ ...form, acceptsTerms: event.currentTarget.checked })}
            error={shown.acceptsTerms}
            required
            label={
              <>
                Acepto los <LegalLink to={paths.terms}>términos y condiciones</LegalLink>, la{' '}
                <LegalLink to={paths.privacyPolicy}>política de privacidad</LegalLink> y el{' '}
                <LegalLink to={paths.legalNotice}>aviso legal</LegalLink>.
              </>
            }
          />
          <Checkbox
            id="owns-account"
            radius="xs"
            classNames={{ body: classes.choice }}
            checked={form.ownsAccount}
            onChange={(event) => onChange({ ...form, ownsAccount: event.currentTarget.checked })}
            error={shown.ownsAccount}
            required
            label="Confirmo que soy titular de la cuenta en euros desde la que haré los pagos. De lo contrario, el cambio no podrá realizarse."
          />
          <Button type="submit" fullWidth loading={pending}>
            Continuar
          </Button>
        </AuthForm>
      </AuthLayout>
    </div>
  );
}
