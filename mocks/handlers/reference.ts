import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { currentRate } from '../rules/rate';
import { countries } from '../seeds/countries';
import { fieldConfigurations, paymentMethods } from '../seeds/paymentMethods';
import { refuse } from './fault';
import type { Handlers, World } from './handler';

const RATE_CALLS = 'exchange rate calls';
const RATE_CALLED_AT = 'exchange rate called at';
/** A page that asks twice at once, as React's strict mode makes it, has asked once. */
const AT_ONCE_MS = 100;

/** Counts a call of the rate, for plans that go by their number. */
function countRateCall({ db, now }: World): void {
  const last = db.counter.get(RATE_CALLED_AT)?.value;
  if (last === undefined || now - last >= AT_ONCE_MS) db.nextNumber(RATE_CALLS);
  db.counter.put({ id: RATE_CALLED_AT, value: now });
}

/** The rate in force, which an exchange has to name. */
export function rateInForce({ db, scenario, now }: World): number {
  return currentRate(scenario.rate, now, db.counter.get(RATE_CALLS)?.value ?? 0);
}

/** What the same for everybody: rate, countries, ways to pay out. */
export const referenceHandlers: Handlers<
  'exchangeRate' | 'listCountries' | 'ipCountry' | 'listPaymentMethods' | 'listFieldConfigurations'
> = {
  exchangeRate(call) {
    const { FKCurrency_From: from, FKCurrency_To: to } = call.query;
    if (from !== SEND_CURRENCY.id || to !== RECEIVE_CURRENCY.id) refuse(404, 'Par de monedas no disponible.');
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
