import { listIn } from './reference';
import {
  asJsonText,
  asText,
  at,
  changed,
  inside,
  names,
  values,
  type CallVariants,
  type Variants,
} from './respell';

/** Variants of the beneficiary at `place` in an answer. */
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

/** The legacy format (product 3.8): the details are beside the id. */
const beside = changed((row) => {
  const { paymentDetails, ...rest } = row;
  const { type, ...details } = paymentDetails as Readonly<Record<string, unknown>>;
  return type === undefined ? row : { ...rest, type, ...details };
});

/** The saved beneficiaries (product 3.8, 7.5). */
const listVariants: Variants = {
  ...listIn('beneficiaries', 'Beneficiaries'),
  ...rowVariants('data[]'),
  ...names({ 'data[].paymentDetails.type': ['Type'] }),
  'data[].type': at('data[]', beside),
};

/**
 * A saved beneficiary: the beneficiary itself, the beneficiary in a field, or only a success flag, which is enough
 * after an edit.
 */
const savedVariants: Variants = {
  ...inside('data', 'beneficiary', 'Beneficiary'),
  ...rowVariants(''),
  ok: () => ({ ok: true }),
};

export const beneficiaryVariants: CallVariants = {
  listBeneficiaries: listVariants,
  saveBeneficiary: savedVariants,
};
