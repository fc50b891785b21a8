import { readAccounts } from './account';
import { agreedBank, readBanks } from './bank';
import { hide, hideAll, hideFound, UNKNOWN, type Candidate } from './candidates';
import { chooseOne, isSaid } from './chooseOne';
import { cleanText } from './cleanText';
import { readBare, readLettered, withoutOwnRif } from './document';
import { readAlias, readHolder } from './holder';
import { PAGO_MOVIL, readAccountType, readMethod, type AccountType, type Method } from './method';
import { withoutAmounts, withoutForeignPhones, withoutNoise } from './noise';
import { readPhones } from './phone';

/** What a message says for certain; undefined where it says nothing, or more than one thing. */
export interface PastedData {
  readonly method?: Method | undefined;
  /** A four-digit code. */
  readonly bank?: string | undefined;
  /** Letter and digits. */
  readonly document?: string | undefined;
  /** 11 digits from 0. */
  readonly phone?: string | undefined;
  /** 20 digits. */
  readonly account?: string | undefined;
  readonly holder?: string | undefined;
  readonly accountType?: AccountType | undefined;
  /** Only where the message calls it so. */
  readonly alias?: string | undefined;
}

/** A longer text is no chat message with bank data. */
export const MAX_LENGTH = 3000;

/** The end of the part of a long text that is read, where nothing is cut in two: the last line or sentence may go on. */
function readable(raw: string): string {
  if (raw.length <= MAX_LENGTH) return raw;
  const cut = raw.slice(0, MAX_LENGTH + 1);
  return cut.slice(0, Math.max(...['\n', ', ', '; ', '. '].map((end) => cut.lastIndexOf(end)), 0));
}

/** Reads a chat message with somebody's bank data. Makes no request and keeps nothing. */
export function parseMessage(raw: string): PastedData {
  const message = cleanText(readable(raw));
  const { folded } = message;
  const accounts = readAccounts(withoutNoise(folded));
  const phones = readPhones(withoutForeignPhones(accounts.rest), folded);
  const lettered = readLettered(phones.rest);
  const bare = readBare(withoutAmounts(lettered.rest), folded, lettered.found);
  const banks = readBanks(bare.rest, folded);

  const account = chooseOne(folded, accounts.found);
  const phone = chooseOne(folded, phones.found);
  const documents = withoutOwnRif([...lettered.found, ...bare.found].sort((a, b) => a.start - b.start));
  const document = chooseOne(folded, documents, [...accounts.found, ...phones.found]);
  const isDropped = ({ value }: Candidate) => !account.conflict && value !== account.value;
  const dropped = accounts.found.filter(isDropped).map(({ value }) => value.slice(0, 4));
  const bank = agreedBank(
    banks.filter(({ value }) => !dropped.includes(value)),
    accounts.found.filter((one) => !isDropped(one)),
    folded,
  );
  const hidden = hideFound(bare.rest, banks);
  const rest = hideAll(hidden, PAGO_MOVIL);
  const found = {
    account: isSaid(account),
    phone: phones.found.length > 0,
    document: [...lettered.found, ...bare.found].some(({ value }) => value !== UNKNOWN),
    bank: banks.length > 0,
  };
  const method = readMethod(bare.rest, folded, hidden, found);

  const severalPeople =
    (document.conflict &&
      (phone.conflict || account.conflict || bank.conflict || (found.phone && found.account))) ||
    (phone.conflict && account.conflict);
  if (severalPeople) {
    const bothWays = found.phone && found.account;
    const data = [...accounts.found, ...phones.found, ...lettered.found, ...bare.found];
    const first = Math.min(...data.map(({ start }) => start));
    // Said more than once, or in words of its own before the data.
    const isOfAll =
      banks.length + accounts.found.length > 1 ||
      banks.some(({ end }) => /[.:\n]/.test(folded.slice(end, first)));
    return {
      method: bothWays ? undefined : method,
      bank: isOfAll ? bank.value : undefined,
    };
  }
  const alias = readAlias(message, rest);
  const holder = readHolder(message, alias ? hide(rest, alias.start, alias.end) : rest, document);
  if (![account, phone, document].some(isSaid) && holder === undefined) return {};
  return {
    method,
    bank: bank.value,
    document: document.value,
    phone: phone.value,
    account: account.value,
    holder,
    accountType: readAccountType(bare.rest, folded, hidden),
    alias: alias?.value,
  };
}
