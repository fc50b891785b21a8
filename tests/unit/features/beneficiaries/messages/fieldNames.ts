import { BANK_TRANSFER, PAGO_MOVIL } from '@mocks/server/seeds/paymentMethods';
import type { ExpectedFields, SemanticField } from './pastedMessage';

type Method = NonNullable<ExpectedFields['method']>;

/** The sandbox's id of each method, and its configured fields by what a message says. */
export const fieldNames: Readonly<
  Record<
    Method,
    {
      readonly methodId: number;
      readonly fields: Readonly<Partial<Record<Exclude<SemanticField, 'method'>, string>>>;
    }
  >
> = {
  'pago-movil': {
    methodId: PAGO_MOVIL,
    fields: { bank: 'banco', document: 'cedula', phone: 'telefono', holder: 'titular', alias: 'alias' },
  },
  transferencia: {
    methodId: BANK_TRANSFER,
    fields: {
      bank: 'banco',
      document: 'rif',
      account: 'cuenta',
      holder: 'titular',
      accountType: 'tipo_cuenta',
      alias: 'alias',
    },
  },
};
