/**
 * The shapes that travel in bodies and answers, as the server of record writes them (spec §3, §7).
 * Alternative spellings are not listed here: the readers of each resource accept them.
 */

/** Who logs in: by e-mail (1) or by phone (2); the phone's country is a dial code with its plus (spec §3). */
export type Identity =
  | { readonly loginType: 1; readonly login: string }
  | { readonly loginType: 2; readonly loginCountry: string; readonly phone: string };

/** The identity as a query string carries it. */
export type IdentityQuery =
  | { readonly loginType: '1'; readonly login: string }
  | { readonly loginType: '2'; readonly loginCountry: string; readonly phone: string };

/** Tokens and user, as login, refresh and registration answer. `refreshExpiresIn` is in seconds. */
export interface SessionAnswer {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly refreshExpiresIn: number;
  readonly user: {
    readonly id: number;
    readonly identityVerification: number;
    readonly countryResidenceIso2: string;
    readonly permitTransfer: 0 | 1;
  };
}

export interface WireCountry {
  readonly PKCountry: number;
  readonly Name: string;
  readonly Code: string;
}

export interface WireName {
  readonly first: string | null;
  readonly surnames: string | null;
}

/** `country` is a numeric country id. */
export interface WireAddress {
  readonly street: string | null;
  readonly houseNo: string | null;
  readonly flatDoor: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
  readonly country: number | null;
}

/** `countryBirth` is a numeric country id; `telephoneCountry` a dial prefix such as '+34'. */
export interface WireProfileExtra {
  readonly countryBirth: number | null;
  readonly registered: string | null;
  readonly telephone: string | null;
  readonly telephoneCountry: string | null;
  readonly telephoneNumber: string | null;
  readonly email: string | null;
}

export interface WireProfile {
  readonly name: WireName;
  readonly address: WireAddress;
  readonly extra: WireProfileExtra;
  readonly login: string | null;
  readonly loginCountry: string | null;
  readonly UserProfileInformation: string | null;
  readonly PermitAmendProfile: boolean;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Only what changed of name and address; `extra` always carries phone and e-mail (spec §5). */
export interface ProfileUpdate {
  readonly name?: Partial<WireName>;
  readonly address?: Partial<WireAddress>;
  readonly extra?: Partial<WireProfileExtra>;
}

export interface WirePaymentMethod {
  readonly pkPaymentMethod: number;
  readonly name: string;
}

/** `helper` is JSON text: a list of options with a value and a description, name or label. */
export interface WireFieldConfiguration {
  readonly fkPaymentMethod: number;
  readonly paymentMethodName: string;
  readonly systemFieldName: string;
  readonly translatedFieldName: string;
  readonly controlType: 'Textbox' | 'Combo box';
  readonly regex: string;
  readonly helper: string | null;
}

/** Values by system field name. */
export type PaymentDetails = Readonly<Record<string, string>>;

export interface WireBeneficiary {
  readonly id: number;
  readonly paymentMethodId: number;
  readonly paymentDetails: PaymentDetails;
}

export interface BeneficiaryBody {
  readonly id?: number;
  readonly paymentMethodId: number;
  readonly paymentDetails: PaymentDetails;
}

/** A row of the history. `inserted` is a timestamp in UTC, with or without its zone. */
export interface WireExchange {
  readonly fkUser: number;
  readonly pkExchange: number;
  readonly exchangeId: string;
  readonly status: string | null;
  readonly statusColour: string | null;
  readonly beneficiary: string;
  readonly amountSend: number;
  readonly currencySend: string;
  readonly amountReceive: number;
  readonly currencyReceive: string;
  readonly rate: number;
  readonly inserted: string;
}

export interface WireExchangeDetail extends Omit<WireExchange, 'beneficiary'> {
  readonly beneficiary: { readonly alias: string };
  readonly fkPaymentMethod: number;
  readonly paymentMethod: string;
  readonly paymentDetails: PaymentDetails | string | null;
  readonly fkCurrencySend: number;
  readonly fkCurrencyReceive: number;
}

/** The body of POST /api/exchange (spec §7): `paymentDetails` without any alias key. */
export interface ExchangeBody {
  readonly fkCurrencySend: number;
  readonly amountSend: number;
  readonly fkCurrencyReceive: number;
  readonly amountReceive: number;
  readonly rate: number;
  readonly exchangeBeneficiary: {
    readonly fkBeneficiary: number;
    readonly fkPaymentMethod: number;
    readonly paymentDetails: PaymentDetails;
  };
}
