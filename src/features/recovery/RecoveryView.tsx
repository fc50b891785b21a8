import type { ContactInput } from '@/lib/contact';
import { paths } from '@/lib/paths';
import { ContactField } from '@/ui/ContactField';
import { EntryForm } from '@/ui/EntryForm';
import { EntryFrame } from '@/ui/EntryFrame';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

export interface RecoveryViewProps {
  readonly contact: ContactInput;
  readonly onChange: (contact: ContactInput) => void;
  readonly ready: boolean;
  readonly onRequest: () => void;
}

/** The request for a recovery code as it is seen. */
export function RecoveryView({ contact, onChange, ready, onRequest }: RecoveryViewProps) {
  return (
    <EntryFrame
      title="Recupera tu contraseña"
      lead="Escribe el correo o el teléfono con el que te registraste y te enviaremos un código."
      footer={
        <Text>
          ¿La recuerdas?{' '}
          <Anchor component={Link} to={paths.login}>
            Inicia sesión
          </Anchor>
        </Text>
      }
    >
      <EntryForm onSubmit={onRequest}>
        <ContactField value={contact} onChange={onChange} autoComplete="username" />
        <Button type="submit" fullWidth disabled={!ready}>
          Enviar código
        </Button>
      </EntryForm>
    </EntryFrame>
  );
}
