import { listIn } from './reference';
import { asJsonText, asText, at, changed, inside, names, values, type Variants } from './spell';

/** One beneficiary at a place of an answer. */
function rowVariants(place: string): Variants {
  const path = (name: string) => (place === '' ? name : `${place}.${name}`);
  return {
    ...names({
      [path('id')]: ['Id', 'pkBeneficiary', 'PKBeneficiary', 'beneficiaryId'],
      [path('paymentMethodId')]: ['PaymentMethodId', 'fkPaymentMethod', 'FKPaymentMethod', 'pkPaymentMethod'],
      [path('paymentDetails')]: ['PaymentDetails', 'payment_details'],
    }),
    ...values(path('id'), { '"1"': asText }),
    ...values(path('paymentMethodId'), { '"1"': asText }),
    ...values(path('paymentDetails'), { JSON: asJsonText }),
  };
}

/** The legacy form (spec §3): its fields stand beside the id. */
const beside = changed((row) => {
  const { paymentDetails, ...rest } = row;
  const { type, ...details } = paymentDetails as Readonly<Record<string, unknown>>;
  return type === undefined ? row : { ...rest, type, ...details };
});

/** The saved beneficiaries (spec §3, §7). */
export const beneficiaryListVariants: Variants = {
  ...listIn('beneficiaries', 'Beneficiaries'),
  ...rowVariants('data[]'),
  ...names({ 'data[].paymentDetails.type': ['Type'] }),
  'data[].type': at('data[]', beside),
};

/** A saved beneficiary: itself, in a field, or only that it went well, which is enough for an edited one. */
export const beneficiaryVariants: Variants = {
  ...inside('data', 'beneficiary', 'Beneficiary'),
  ...rowVariants(''),
  ok: () => ({ ok: true }),
};
