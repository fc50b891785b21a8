import { Alert, Button, Skeleton } from '@mantine/core';
import { useRef, type Key, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { phoneText } from '@/lib/phone/phoneText';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconInfoCircle, IconSend } from '@/ui/icons';
import { DetailsList } from '@/ui/page/DetailsList';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { useCoversControl } from '@/ui/useCoversControl';
import { keepingFocus } from '@/ui/useReturnFocus';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';
import classes from './ProfileView.module.css';

export interface ProfileViewProps {
  /** The registered contact; empty if unknown. */
  readonly registeredAs: string;
  /** Text of the 'Información' alert; empty if there is none. */
  readonly notice: string;
  /** True if the user may send money: 'Enviar ahora!' floats over the page. */
  readonly maySend: boolean;
  /** What comes next for a user who may not send yet, or that the review has just ended; empty otherwise. */
  readonly stage: ProfileStage | undefined;
  /** What is being reviewed, for reading. */
  readonly summary: readonly { readonly label: string; readonly value: string }[];
  /** Undefined until the profile is loaded; a new `key` resets the form. */
  readonly form: (ProfileFormProps & { readonly key: Key }) | undefined;
  /** Why the profile could not be loaded. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  /** The top of the page, which takes the focus after saving. */
  readonly top?: Ref<HTMLDivElement>;
}

/** On the way to the first exchange: the data are missing, in review, or have just been approved. */
export type ProfileStage = 'incomplete' | 'review' | 'approved';

const next = {
  incomplete:
    'Te pedimos estos datos para saber quién envía el dinero. Los revisamos y, cuando estén aprobados, podrás enviar.',
  review: 'Puedes cerrar esta página. Cuando aprobemos tus datos, aquí mismo podrás enviar.',
} as const;

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
      action={<Button onClick={keepingFocus(onRetry)}>Reintentar</Button>}
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
        variant="light"
        leftSection={<IconSend size={20} aria-hidden />}
        radius="xl"
      >
        Enviar ahora!
      </Button>
    </div>
  );
}

export function ProfileView(props: ProfileViewProps) {
  const { registeredAs, notice, maySend, stage, summary, top, ...body } = props;
  return (
    <TaskPage size="page" ref={top} tabIndex={-1}>
      <TaskHeading
        lead={
          registeredAs === '' ? undefined : (
            <span>
              Registro para <strong translate="no">{phoneText(registeredAs)}</strong>
            </span>
          )
        }
      >
        Tus datos personales
      </TaskHeading>
      {/* One region, there from the start, so that each stage is heard as a whole. */}
      <div role="status">
        {notice !== '' && (
          <Alert
            className={classes.notice}
            color="azul"
            title="Información"
            icon={<IconInfoCircle size={22} aria-hidden />}
            role="group"
          >
            {notice}
          </Alert>
        )}
        {stage === 'approved' && (
          <div className={classes.card}>
            <p className={classes.approved}>Tu perfil está aprobado. Ya puedes enviar.</p>
            <Button component={Link} to={paths.sendQuote} size="lg">
              Enviar ahora!
            </Button>
          </div>
        )}
        {(stage === 'incomplete' || stage === 'review') && <p className={classes.next}>{next[stage]}</p>}
      </div>
      {stage === 'review' && (
        <section className={classes.card} aria-labelledby="en-revision">
          <h2 id="en-revision" className={classes.heading}>
            Lo que estamos revisando
          </h2>
          <DetailsList details={summary} />
        </section>
      )}
      <Body {...body} />
      {maySend && stage !== 'approved' && <SendNow />}
    </TaskPage>
  );
}
