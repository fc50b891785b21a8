import { paths } from '@/lib/paths';
import type { NewPassword } from '@/lib/password';
import { CodeStep } from '@/ui/CodeStep';
import { NewPasswordStep } from '@/ui/NewPasswordStep';
import type { ResendCodeButtonProps } from '@/ui/ResendCodeButton';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

export interface SignUpVerifyViewProps {
  /** Where the code was sent, as people read it. */
  readonly contact: string;
  /** Navigation state that brings the contact back to where it can be corrected. */
  readonly changeState: unknown;
  readonly step: 'code' | 'password';
  readonly code: string;
  readonly onCodeChange: (code: string) => void;
  readonly onConfirm: () => void;
  readonly resend: ResendCodeButtonProps;
  readonly newPassword: NewPassword;
  readonly onPasswordChange: (value: NewPassword) => void;
  readonly onCreate: () => void;
  readonly onOtherCode: () => void;
  readonly error: string | undefined;
  readonly pending: boolean;
}

/** The second step of signing up as it is seen: first the code, then the password. */
export function SignUpVerifyView({ contact, step, error, pending, ...props }: SignUpVerifyViewProps) {
  if (step === 'password') {
    return (
      <NewPasswordStep
        title="Crea tu contraseña"
        lead={
          <>
            La usarás para entrar como <strong>{contact}</strong>.
          </>
        }
        username={contact}
        value={props.newPassword}
        onChange={props.onPasswordChange}
        error={error}
        pending={pending}
        submitLabel="Crear cuenta"
        onSubmit={props.onCreate}
        onOtherCode={props.onOtherCode}
      />
    );
  }
  return (
    <CodeStep
      title="Verifica tu contacto"
      lead={
        <>
          Enviamos un código de 6 dígitos a <strong>{contact}</strong>.
        </>
      }
      footer={
        <Text>
          ¿No es correcto?{' '}
          <Anchor component={Link} to={paths.signUp} state={props.changeState}>
            Cambiar contacto
          </Anchor>
        </Text>
      }
      code={props.code}
      onChange={props.onCodeChange}
      error={error}
      pending={pending}
      onConfirm={props.onConfirm}
      resend={props.resend}
    />
  );
}
