import { paths } from '@/lib/paths';
import type { NewPassword } from '@/lib/password';
import { CodeStep } from '@/ui/CodeStep';
import { NewPasswordStep } from '@/ui/NewPasswordStep';
import type { ResendCodeButtonProps } from '@/ui/ResendCodeButton';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

export interface RecoveryVerifyViewProps {
  /** Where the code went, as people read it. */
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
  readonly onComplete: () => void;
  readonly onOtherCode: () => void;
  readonly error: string | undefined;
  readonly pending: boolean;
}

/** The code and the new password as they are seen. Nothing here tells whether there is such an account. */
export function RecoveryVerifyView({ contact, step, error, pending, ...props }: RecoveryVerifyViewProps) {
  if (step === 'password') {
    return (
      <NewPasswordStep
        title="Nueva contraseña"
        lead={
          <>
            Elige la contraseña con la que entrarás como <strong>{contact}</strong>.
          </>
        }
        username={contact}
        value={props.newPassword}
        onChange={props.onPasswordChange}
        error={error}
        pending={pending}
        submitLabel="Guardar contraseña"
        onSubmit={props.onComplete}
        onOtherCode={props.onOtherCode}
      />
    );
  }
  return (
    <CodeStep
      title="Código de recuperación"
      lead={
        <>
          Si existe una cuenta con <strong>{contact}</strong>, recibirás un código de 6 dígitos.
        </>
      }
      footer={
        <Text>
          ¿No es correcto?{' '}
          <Anchor component={Link} to={paths.recovery} state={props.changeState}>
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
