import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { ContactInput } from '@/lib/phone/contact';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { ContactField } from '../parts/ContactField';

export interface PasswordResetViewProps {
  readonly contact: ContactInput;
  readonly onChange: (contact: ContactInput) => void;
  readonly ready: boolean;
  readonly onRequest: () => void;
}

export function PasswordResetView({ contact, onChange, ready, onRequest }: PasswordResetViewProps) {
  return (
    <AuthLayout
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
      <AuthForm onSubmit={onRequest}>
        <ContactField value={contact} onChange={onChange} autoComplete="username" />
        <Button type="submit" fullWidth disabled={!ready}>
          Enviar código
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}
