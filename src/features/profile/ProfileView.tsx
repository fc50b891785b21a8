import { paths } from '@/lib/paths';
import { ErrorText } from '@/ui/ErrorText';
import { IconInfoCircle, IconSend } from '@/ui/icons';
import { PageContainer, PageHeading } from '@/ui/PageContainer';
import { StateMessage } from '@/ui/StateMessage';
import { useCoversControl } from '@/ui/useCoversControl';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useRef, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';
import classes from './ProfileView.module.css';

export interface ProfileViewProps {
  /** Who registered; empty when nobody knows. */
  readonly registeredAs: string;
  /** Text of the 'Información' alert; empty when there is none. */
  readonly notice: string;
  /** The user may send money: 'Enviar ahora!' floats over the page. */
  readonly maySend: boolean;
  /** Undefined until the profile is there; a new `key` starts the form anew. */
  readonly form: (ProfileFormProps & { readonly key: number }) | undefined;
  /** Why the profile could not be loaded. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  /** The top of the page takes the focus after saving. */
  readonly top?: Ref<HTMLDivElement>;
}

function LoadingForm() {
  return (
    <div className={classes.loading} role="status" aria-label="Cargando tus datos">
      <Skeleton height="22rem" radius="lg" />
      <Skeleton height="32rem" radius="lg" />
      <Skeleton height="14rem" radius="lg" />
    </div>
  );
}

function Body({ form, failure, onRetry }: Pick<ProfileViewProps, 'form' | 'failure' | 'onRetry'>) {
  if (form) {
    const { key, ...props } = form;
    return <ProfileForm key={key} {...props} />;
  }
  if (failure === undefined) return <LoadingForm />;
  return (
    <StateMessage
      drawing="error"
      role="alert"
      title="No pudimos cargar tus datos"
      action={<Button onClick={onRetry}>Reintentar</Button>}
    >
      <ErrorText>{failure}</ErrorText>
    </StateMessage>
  );
}

/** Floats over the form, but steps aside for the button that saves it. */
function SendNow() {
  const float = useRef<HTMLDivElement>(null);
  const covers = useCoversControl(float, '[type=submit]');
  return (
    <div ref={float} className={classes.float} data-aside={covers || undefined}>
      <Button
        component={Link}
        to={paths.sendQuote}
        leftSection={<IconSend size={20} aria-hidden />}
        radius="xl"
      >
        Enviar ahora!
      </Button>
    </div>
  );
}

/** 'Tus datos personales' as it is seen. */
export function ProfileView({ registeredAs, notice, maySend, top, ...body }: ProfileViewProps) {
  return (
    <PageContainer>
      <div className={classes.page} ref={top} tabIndex={-1}>
        <PageHeading
          title="Tus datos personales"
          lead={
            registeredAs === '' ? undefined : (
              <>
                Registro para <strong>{registeredAs}</strong>
              </>
            )
          }
        />
        {notice !== '' && (
          <Alert
            className={classes.notice}
            color="azul"
            title="Información"
            icon={<IconInfoCircle size={22} aria-hidden />}
            role="status"
          >
            {notice}
          </Alert>
        )}
        <Body {...body} />
        {maySend && <SendNow />}
      </div>
    </PageContainer>
  );
}
