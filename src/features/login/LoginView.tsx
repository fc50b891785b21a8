import type { ContactInput } from '@/lib/contact';
import { ContactField } from '@/ui/ContactField';
import { EntryForm } from '@/ui/EntryForm';
import { EntryFrame } from '@/ui/EntryFrame';
import { Button } from '@mantine/core';
import classes from './LoginView.module.css';
import { RegisterLink } from './RegisterLink';

/** Why somebody was sent here: their session ended, or the page they asked for needs one. */
export type LoginReason = 'sessionEnded' | 'loginNeeded';

const reasons: Readonly<Record<LoginReason, string>> = {
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión para seguir donde estabas.',
  loginNeeded: 'Para ver esa página tienes que iniciar sesión.',
};

export interface LoginViewProps {
  readonly reason: LoginReason | undefined;
  readonly contact: ContactInput;
  readonly onChange: (contact: ContactInput) => void;
  readonly ready: boolean;
  readonly onContinue: () => void;
}

/** The identity step as it is seen. */
export function LoginView({ reason, contact, onChange, ready, onContinue }: LoginViewProps) {
  return (
    <EntryFrame
      title="Iniciar sesión"
      lead="Escribe el correo o el teléfono con el que te registraste."
      footer={<RegisterLink />}
    >
      <div role="status">{reason && <p className={classes.reason}>{reasons[reason]}</p>}</div>
      <EntryForm onSubmit={onContinue}>
        <ContactField value={contact} onChange={onChange} autoComplete="username" />
        <Button type="submit" fullWidth disabled={!ready}>
          Continuar
        </Button>
      </EntryForm>
    </EntryFrame>
  );
}
