import { Alert, Anchor, Button, Text } from '@mantine/core';
import { messages } from '@/api/messages';
import { paths } from '@/lib/paths';
import { phoneText } from '@/lib/phone/phoneText';
import type { CodePurpose } from '@/lib/verificationCode';
import { KeptLink } from '@/navigation/KeptLink';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { keepingFocus } from '@/ui/useReturnFocus';
import { AuthForm } from '../parts/AuthForm';
import { AuthLayout } from '../parts/AuthLayout';
import { CodeField } from './CodeField';
import { NewPasswordFields } from './NewPasswordFields';
import { ResendCodeButton, type ResendCodeButtonProps } from './ResendCodeButton';
import type { CodeForm, NewPasswordForm } from './verifyForms';

/** The two steps of a verification; see `useVerification`. */
export interface VerificationSteps {
  /** The visible step. */
  readonly step: 'code' | 'password';
  readonly codeForm: CodeForm;
  readonly passwordForm: NewPasswordForm;
  /** True while the code is being checked or the password saved. */
  readonly pending: boolean;
  /** Checks the code; only called with six digits. */
  readonly onConfirm: (code: string) => void;
  /** When the last code was sent, and how to request another. */
  readonly resend: ResendCodeButtonProps;
  /** Saves the password; only called when rules and repetition are fulfilled. */
  readonly onSave: (password: string) => void;
  /** Returns to the code step, because the code may have expired. */
  readonly onOtherCode: () => void;
}

export interface VerifyViewProps extends VerificationSteps {
  /** What the code is for. */
  readonly purpose: CodePurpose;
  /** The contact that the code was sent to, formatted for display. */
  readonly contact: string;
  /** The data that return the contact to its form for correction. */
  readonly changes: () => object;
  /** Requests the code again; defined when the first request did not reach the server. */
  readonly onRetry?: (() => void) | undefined;
}

/** The texts before and after the contact. */
type Lead = readonly [before: string, after: string];

interface VerifyTexts {
  readonly code: { readonly title: string; readonly lead: Lead };
  readonly password: {
    readonly title: string;
    readonly lead: Lead;
    readonly submitLabel: string;
  };
  /** The page on which the user can correct the contact. */
  readonly contactPage: string;
}

/** The texts of the password reset do not reveal whether the account exists (product 8.4). */
const texts: Readonly<Record<CodePurpose, VerifyTexts>> = {
  signUp: {
    code: {
      title: 'Verifica que eres tú',
      lead: ['Enviamos un código de 6 dígitos a ', '.'],
    },
    password: {
      title: 'Crea tu contraseña',
      lead: ['La usarás para entrar como ', '.'],
      submitLabel: 'Crear cuenta',
    },
    contactPage: paths.signUp,
  },
  passwordReset: {
    code: {
      title: 'Código de recuperación',
      lead: ['Si existe una cuenta con ', ', recibirás un código de 6 dígitos.'],
    },
    password: {
      title: 'Nueva contraseña',
      lead: ['Elige la contraseña con la que entrarás como ', '.'],
      submitLabel: 'Guardar contraseña',
    },
    contactPage: paths.passwordReset,
  },
};

/** A verification: the sent code, then the new password. */
export function VerifyView({ purpose, contact, changes, onRetry, ...steps }: VerifyViewProps) {
  const { code, password, contactPage } = texts[purpose];
  const leadOf = ([before, after]: Lead) => (
    <>
      <span>{before}</span>
      <strong translate="no">{phoneText(contact)}</strong>
      <span>{after}</span>
    </>
  );
  const { codeForm, passwordForm, pending } = steps;
  if (steps.step === 'password')
    return (
      <AuthLayout title={password.title} lead={leadOf(password.lead)}>
        <AuthForm
          username={contact}
          onSubmit={passwordForm.onSubmit((values) => steps.onSave(values.password))}
        >
          <NewPasswordFields form={passwordForm} />
          {passwordForm.errors.refusal && <Alert color="rojo">{passwordForm.errors.refusal}</Alert>}
          <Button type="submit" fullWidth disabled={!passwordForm.isValid()} loading={pending}>
            {password.submitLabel}
          </Button>
          <Button variant="subtle" onClick={steps.onOtherCode}>
            Volver al código
          </Button>
        </AuthForm>
      </AuthLayout>
    );
  const correction = (
    <Text>
      ¿Te equivocaste de correo o teléfono?{' '}
      <Anchor component={KeptLink} to={contactPage} carries={changes}>
        Cámbialo
      </Anchor>
    </Text>
  );
  return (
    <AuthLayout title={code.title} lead={leadOf(code.lead)} footer={correction}>
      {onRetry && (
        <Alert mt="lg" color="rojo" title={<ErrorText>{messages.codeNotSentTitle}</ErrorText>}>
          <p>
            <ErrorText>{messages.offline}</ErrorText>
          </p>
          <Button variant="default" mt="sm" onClick={keepingFocus(onRetry)}>
            Reintentar
          </Button>
        </Alert>
      )}
      <AuthForm onSubmit={codeForm.onSubmit((values) => steps.onConfirm(values.code))}>
        <CodeField {...codeForm.getInputProps('code')} value={codeForm.values.code} />
        <Button type="submit" fullWidth disabled={!codeForm.isValid()} loading={pending}>
          Confirmar
        </Button>
        {!onRetry && <ResendCodeButton {...steps.resend} />}
      </AuthForm>
    </AuthLayout>
  );
}
