import { asObject, pick } from '@/lib/jsonValues';
import classes from './LoginReason.module.css';

const reasons = {
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión para seguir donde estabas.',
  loginNeeded: 'Para ver esa página tienes que iniciar sesión.',
  locked: 'Llevabas un rato sin usar la página. Escribe tu contraseña para seguir donde estabas.',
} as const;

/** Why the login is shown: the session ended, the requested page needs one, or nobody used the session. */
export type LoginReason = keyof typeof reasons;

/** The reason in a navigation state. */
export function readReason(state: unknown): LoginReason | undefined {
  const reason = pick(asObject(state), 'reason');
  return (Object.keys(reasons) as LoginReason[]).find((known) => known === reason);
}

/** The reason, announced when it appears. */
export function ReasonText({ reason }: { readonly reason: LoginReason | undefined }) {
  return <div role="status">{reason && <p className={classes.reason}>{reasons[reason]}</p>}</div>;
}
