import { paths } from '@/lib/paths';
import { CodeAndPassword, type CodeAndPasswordState } from '@/ui/CodeAndPassword';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

export interface SignUpVerifyViewProps extends CodeAndPasswordState {
  /** Where the code was sent, as people read it. */
  readonly contact: string;
  /** Navigation state that brings the contact back to where it can be corrected. */
  readonly changeState: unknown;
}

/** The second step of signing up as it is seen: first the code, then the password. */
export function SignUpVerifyView({ contact, changeState, ...screens }: SignUpVerifyViewProps) {
  return (
    <CodeAndPassword
      {...screens}
      username={contact}
      codeTexts={{
        title: 'Verifica tu contacto',
        lead: (
          <>
            Enviamos un código de 6 dígitos a <strong>{contact}</strong>.
          </>
        ),
        footer: (
          <Text>
            ¿No es correcto?{' '}
            <Anchor component={Link} to={paths.signUp} state={changeState}>
              Cambiar contacto
            </Anchor>
          </Text>
        ),
      }}
      passwordTexts={{
        title: 'Crea tu contraseña',
        lead: (
          <>
            La usarás para entrar como <strong>{contact}</strong>.
          </>
        ),
        submitLabel: 'Crear cuenta',
      }}
    />
  );
}
