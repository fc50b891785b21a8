import type { AccountStatus } from '@mocks/server/db/models';

/** The statuses of an account, in the order in which it passes through them. */
export const accountLabels: Readonly<Record<AccountStatus, string>> = {
  new: 'Nueva: edita sus datos y no puede enviar',
  review: 'En revisión: ni edita ni envía',
  approved: 'Aprobada: edita y envía',
};
