import { messages } from '@/api/messages';
import { paths } from '@/lib/paths';
import { CodeAndPassword, type CodeAndPasswordState } from '@/ui/CodeAndPassword';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

export interface RecoveryVerifyViewProps extends CodeAndPasswordState {
  /** Where the code went, as people read it. */
  readonly contact: string;
  /** Navigation state that brings the contact back to where it can be corrected. */
  readonly changeState: unknown;
  /** The request for the code did not reach the server. */
  readonly unreached: boolean;
  /** Makes the request again. */
  readonly onRetry: () => void;
}

/** The code and the new password as they are seen. Nothing here tells whether there is such an account. */
export function RecoveryVerifyView({ contact, changeState, ...props }: RecoveryVerifyViewProps) {
  const { unreached, onRetry, ...screens } = props;
  return (
    <CodeAndPassword
      {...screens}
      username={contact}
      codeTexts={{
        notice: unreached && (
          <Alert color="rojo" title={messages.codeNotSentTitle}>
            <p>{messages.offline}</p>
            <Button variant="default" mt="sm" onClick={onRetry}>
              Reintentar
            </Button>
          </Alert>
        ),
        title: 'Código de recuperación',
        lead: (
          <>
            Si existe una cuenta con <strong>{contact}</strong>, recibirás un código de 6 dígitos.
          </>
        ),
        footer: (
          <Text>
            ¿No es correcto?{' '}
            <Anchor component={Link} to={paths.recovery} state={changeState}>
              Cambiar contacto
            </Anchor>
          </Text>
        ),
      }}
      passwordTexts={{
        title: 'Nueva contraseña',
        lead: (
          <>
            Elige la contraseña con la que entrarás como <strong>{contact}</strong>.
          </>
        ),
        submitLabel: 'Guardar contraseña',
      }}
    />
  );
}
