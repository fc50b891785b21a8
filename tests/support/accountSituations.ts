import type { Beneficiary } from '@/api/beneficiaries';
import type { Exchange, KnownHistory } from '@/api/exchanges';
import { judge, planCheck, type Finding } from '@/features/send/account-check/accountCheck';

export const NOW = 1_800_000_000_000;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export type Details = Readonly<Record<string, string>>;

export const pagoMovil: Details = {
  alias: 'Mamá',
  titular: 'Rosa Elena Pérez',
  banco: '0102',
  cedula: 'V4123456',
  telefono: '04140000001',
};
export const bank: Details = {
  alias: 'Tío Ramón',
  titular: 'Ramón Rondón',
  rif: 'V5234567',
  banco: '0134',
  tipo_cuenta: 'CORRIENTE',
  cuenta: '01340000870000000002',
};
export const cash: Details = {
  alias: 'Abuela Carmen',
  nombre: 'Carmen Gil',
  cedula: 'V2345678',
  ciudad: 'Maracaibo',
  codigo_entrega: 'TURPIAL-7',
};

export const beneficiary = (paymentDetails: Details, id = 1): Beneficiary => ({
  id,
  paymentMethodId: 1,
  paymentDetails,
});

/** An earlier exchange: by default 50 € to Mamá, 10 days ago. */
export interface Past {
  readonly alias?: string | null;
  /** Undefined: not read yet; null: could not be read. */
  readonly to?: Details | null | undefined;
  /** The payment method; null: the server does not say it. */
  readonly method?: number | null;
  readonly amount?: string | null;
  readonly ago?: number | null;
  readonly status?: string | null;
  readonly currency?: string | null;
}

const past = (changes: Past = {}): Required<Past> => ({
  alias: 'Mamá',
  to: pagoMovil,
  method: 1,
  amount: '50',
  ago: 10 * DAY,
  status: 'Completado',
  currency: 'EUR',
  ...changes,
});

const exchangeOf = (one: Required<Past>, index: number): Exchange => ({
  exchangeId: `TRP-${index}`,
  status: one.status,
  statusColour: null,
  beneficiary: one.alias,
  amountSend: one.amount,
  currencySend: one.currency,
  amountReceive: null,
  currencyReceive: 'VES',
  rate: null,
  inserted: one.ago === null ? null : NOW - one.ago,
});

export interface Situation {
  readonly to?: Beneficiary;
  readonly amount?: string;
  readonly history?: readonly Past[];
  readonly saved?: readonly Beneficiary[];
  /** Exchanges that the server counts and does not list. */
  readonly unlisted?: number;
}

/** The beneficiary of a situation, and its history as the server lists it. */
function known({ to = beneficiary(pagoMovil), history = [], unlisted = 0 }: Situation) {
  const rows = history.map(past);
  const list: KnownHistory = {
    exchanges: rows.map(exchangeOf),
    count: rows.length + unlisted,
    readAt: NOW,
    askedAt: 0,
    hasContent: true,
  };
  return { to, rows, list };
}

/** The exchanges that a check looks at. */
export function checkOf(situation: Situation) {
  const { to, list } = known(situation);
  return planCheck(list, situation.amount ?? '50', to);
}

export function judgementOf(situation: Situation) {
  const { to, rows } = known(situation);
  const { saved = [] } = situation;
  const detailsOf = (id: string) => {
    const { to: details, method = null } = rows[Number(id.slice(4))] ?? {};
    return details ? { paymentDetails: details, paymentMethodId: method } : details;
  };
  const all = saved.some(({ id }) => id === to.id) ? saved : [to, ...saved];
  return judge(checkOf(situation), all, detailsOf, NOW);
}

export const findingOf = (situation: Situation): Finding => judgementOf(situation).finding;

export const minutesAgo = (minutes: number, changes: Past = {}): Past => ({
  ago: minutes * 60_000,
  ...changes,
});
export const elsewhere = { ...pagoMovil, telefono: '04240000009' };
export const twin = beneficiary({ ...elsewhere }, 2);
export const many = (count: number, changes: Past) => Array.from({ length: count }, () => changes);
