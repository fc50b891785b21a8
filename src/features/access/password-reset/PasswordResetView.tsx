import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { ContactField } from '../parts/ContactField';
import type { ContactForm, ContactValues } from '../parts/contactForm';

export interface PasswordResetViewProps {
  readonly form: ContactForm;
  readonly onRequest: (values: ContactValues) => void;
}

export function PasswordResetView({ form, onRequest }: PasswordResetViewProps) {
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
      <AuthForm onSubmit={form.onSubmit(onRequest)}>
        <ContactField
          {...form.getInputProps('contact')}
          value={form.values.contact}
          autoComplete="username"
        />
        <Button type="submit" fullWidth disabled={!form.isValid()}>
          Enviar código
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}
