import { Alert, Button, Skeleton } from '@mantine/core';
import { useRef, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconInfoCircle, IconSend } from '@/ui/icons';
import { PageContainer, PageHeading } from '@/ui/page/PageContainer';
import { useCoversControl } from '@/ui/useCoversControl';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';
import classes from './ProfileView.module.css';

export interface ProfileViewProps {
  /** The registered contact; empty if unknown. */
  readonly registeredAs: string;
  /** Text of the 'Información' alert; empty if there is none. */
  readonly notice: string;
  /** True if the user may send money: 'Enviar ahora!' floats over the page. */
  readonly maySend: boolean;
  /** Undefined until the profile is loaded; a new `key` resets the form. */
  readonly form: (ProfileFormProps & { readonly key: number }) | undefined;
  /** Why the profile could not be loaded. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  /** The top of the page, which takes the focus after saving. */
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

/** A floating link that hides while it would cover the save button. */
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

export function ProfileView({ registeredAs, notice, maySend, top, ...body }: ProfileViewProps) {
  return (
    <PageContainer>
      <div className={classes.page} ref={top} tabIndex={-1}>
        <PageHeading
          title="Tus datos personales"
          lead={
            registeredAs === '' ? undefined : (
              <span>
                Registro para <strong translate="no">{registeredAs}</strong>
              </span>
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
