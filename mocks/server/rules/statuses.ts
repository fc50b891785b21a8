import { MINUTE_MS } from '@/lib/clock';

/** A status with the server's name and colour. */
export interface Status {
  readonly name: string;
  readonly colour: string;
}

/** Every colour has AA contrast with the text that the badge rule picks for it (product 9.7, luminance 155). */
export const statuses = {
  received: { name: 'Solicitud recibida', colour: '#4B5563' },
  awaitingPayment: { name: 'Pago pendiente', colour: '#F59E0B' },
  checkingPayment: { name: 'Verificando pago', colour: '#1D4ED8' },
  processing: { name: 'En proceso', colour: '#6D28D9' },
  sentToBank: { name: 'Enviado al banco', colour: '#0F766E' },
  completed: { name: 'Completado', colour: '#15803D' },
  rejected: { name: 'Rechazado', colour: '#B91C1C' },
  returned: { name: 'Devuelto', colour: '#9A3412' },
  failed: { name: 'Fallido', colour: '#991B1B' },
  cancelled: { name: 'Cancelado', colour: '#374151' },
} as const satisfies Readonly<Record<string, Status>>;

/** The statuses of a new exchange, by time since its creation, in order. */
export const lifeCycle: readonly (readonly [afterMs: number, status: Status])[] = [
  [0, statuses.received],
  [20_000, statuses.awaitingPayment],
  [1 * MINUTE_MS, statuses.checkingPayment],
  [3 * MINUTE_MS, statuses.processing],
  [5 * MINUTE_MS, statuses.sentToBank],
  [10 * MINUTE_MS, statuses.completed],
];

/** The status at `now` of an exchange created at `inserted`. */
export function statusAt(inserted: number, now: number): Status {
  return lifeCycle.findLast(([afterMs]) => now - inserted >= afterMs)?.[1] ?? statuses.received;
}

/** The instant of a timestamp; without a zone it is UTC. */
export function instantOf(timestamp: string): number {
  return Date.parse(/(Z|[+-]\d{2}:?\d{2})$/i.test(timestamp) ? timestamp : `${timestamp}Z`);
}
