import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { currentRate } from '../rules/rate';
import { countries } from '../seeds/countries';
import { fieldConfigurations, paymentMethods } from '../seeds/paymentMethods';
import { refuse } from './fault';
import type { Handlers, ServerContext } from './handler';

const RATE_CALLS = 'exchange rate calls';
const RATE_CALLED_AT = 'exchange rate called at';
/** Calls within this time count as one, because React's strict mode asks twice. */
const AT_ONCE_MS = 100;

/** Counts the calls of the rate, for rate plans that depend on the count. */
function countRateCall({ db, now }: ServerContext): void {
  const last = db.counter.get(RATE_CALLED_AT)?.value;
  if (last === undefined || now - last >= AT_ONCE_MS) db.nextNumber(RATE_CALLS);
  db.counter.put({ id: RATE_CALLED_AT, value: now });
}

/** The current rate, which a new exchange has to name. */
export function rateInForce({ db, scenario, now }: ServerContext): number {
  return currentRate(scenario.rate, now, db.counter.get(RATE_CALLS)?.value ?? 0);
}

/** Data that is the same for every user: rate, countries, payment methods. */
export const referenceHandlers: Handlers<
  'exchangeRate' | 'listCountries' | 'ipCountry' | 'listPaymentMethods' | 'listFieldConfigurations'
> = {
  exchangeRate(call) {
    const { FKCurrency_From: from, FKCurrency_To: to } = call.query;
    if (from !== SEND_CURRENCY.id || to !== RECEIVE_CURRENCY.id) {
      const pair = {
        FKCurrency_From: String(SEND_CURRENCY.id),
        FKCurrency_To: String(RECEIVE_CURRENCY.id),
      };
      const text = `De ${SEND_CURRENCY.code} (${SEND_CURRENCY.id}) a ${RECEIVE_CURRENCY.code} (${RECEIVE_CURRENCY.id}).`;
      const nearest = { text, change: { query: pair } };
      refuse({ rule: 'currencyPair', nearest });
    }
    if (call.scenario.rate.kind === 'sequence') countRateCall(call);
    return { rate: rateInForce(call) };
  },

  listCountries: () => countries,

  ipCountry: () => ({ iso2: 'ES', name: 'España', dial: '+34' }),

  listPaymentMethods: () => ({ data: paymentMethods }),

  listFieldConfigurations: ({ query: { paymentMethodId } }) => ({
    data: fieldConfigurations.filter(
      ({ fkPaymentMethod }) => paymentMethodId === undefined || fkPaymentMethod === paymentMethodId,
    ),
  }),
};
