import { listIn } from './reference';
import {
  asJsonText,
  asText,
  at,
  changed,
  names,
  values,
  without,
  type Respell,
  type CallVariants,
  type Variants,
} from './respell';

/** The same instant in other formats; without a zone it is UTC (product 9.6). */
const insertedForms: Readonly<Record<string, Respell>> = {
  'no zone': (text) => String(text).replace(/Z$/, ''),
  'no T': (text) => String(text).replace('T', ' '),
  ms: (text) => Date.parse(String(text).endsWith('Z') ? String(text) : `${String(text)}Z`),
};

/** Variants that list and detail share. */
function commonVariants(place: string): Variants {
  return {
    ...names({
      [`${place}.exchangeId`]: ['exchange_id', 'ExchangeId'],
      [`${place}.pkExchange`]: ['PKExchange', 'id'],
      [`${place}.statusColour`]: ['statusColor'],
      [`${place}.beneficiary`]: ['Beneficiary'],
    }),
    ...values(`${place}.amountSend`, { '"12.5"': asText }),
    ...values(`${place}.amountReceive`, { '"12.5"': asText }),
    ...values(`${place}.rate`, { '"12.5"': asText }),
    ...values(`${place}.inserted`, insertedForms),
  };
}

/** The history: the place of the rows and of the alias (product 3.9). */
const listVariants: Variants = {
  ...listIn('exchanges'),
  ...commonVariants('data[]'),
  'data[].beneficiary.alias': at('data[].beneficiary', (alias) => ({ alias })),
  'data[].beneficiary.Alias': at('data[].beneficiary', (Alias) => ({ Alias })),
  'data[].exchangeBeneficiary.alias': at(
    'data[]',
    changed(({ beneficiary: alias, ...rest }) => ({ ...rest, exchangeBeneficiary: { alias } })),
  ),
  'no count': without('count'),
  ...values('count', { '"25"': asText }),
};

/** Moves a field of an exchange into its exchangeBeneficiary. */
const nested = (place: string, field: string, name = field): Variants => ({
  [`${place}.exchangeBeneficiary.${name}`]: at(
    place,
    changed(({ [field]: value, exchangeBeneficiary, ...rest }) => ({
      ...rest,
      exchangeBeneficiary: { ...(exchangeBeneficiary as object | undefined), [name]: value },
    })),
  ),
});

/** Variants of the exchange with its details at `place` in an answer (product 3.9). */
function detailVariants(place: string): Variants {
  return {
    ...commonVariants(place),
    ...names({
      [`${place}.fkPaymentMethod`]: ['paymentMethodId'],
      [`${place}.paymentMethod`]: ['paymentMethodName'],
      [`${place}.beneficiary.alias`]: ['Alias'],
    }),
    ...values(`${place}.paymentDetails`, { JSON: asJsonText }),
    ...nested(place, 'paymentDetails'),
    ...nested(place, 'fkPaymentMethod'),
    ...nested(place, 'fkPaymentMethod', 'paymentMethodId'),
    [`${place}.beneficiary: "Mamá"`]: at(
      `${place}.beneficiary`,
      changed(({ alias }) => alias),
    ),
    [`${place}.exchangeBeneficiary.alias`]: at(
      place,
      changed(({ beneficiary, ...rest }) => ({ ...rest, exchangeBeneficiary: beneficiary })),
    ),
  };
}

/** One exchange: in data, in a list of one, or as the answer itself. */
const oneVariants: Variants = {
  '.': changed(({ data }) => data),
  '[0]': changed(({ data }) => [data]),
  'data[0]': changed(({ data }) => ({ data: [data] })),
  ...detailVariants('data'),
};

/** A new exchange. */
const createdVariants: Variants = {
  'data.exchange': changed((answer) => ({ data: answer })),
  ...detailVariants('exchange'),
};

export const exchangeVariants: CallVariants = {
  createExchange: createdVariants,
  listExchanges: listVariants,
  getExchange: oneVariants,
};
