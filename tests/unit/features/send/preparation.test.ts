import { describe, expect, test } from 'vitest';
import {
  readPreparation,
  reducePreparation,
  type Preparation,
  type PreparationEvent,
} from '@/features/send/preparation';
import { inputOf } from '@/lib/calculator';
import { makeQuote } from '@/lib/quote';
import { repeatState } from '@/lib/repeatExchange';

const input = inputOf('send', '250');
const typed = inputOf('receive', '7');
const quote = makeQuote('250', '612.4837', '153120.92');
const corridor = { currencySend: null, currencyReceive: null };
const whom = { beneficiaryId: 7, beneficiaryAlias: 'Mamá' };

const begun: Preparation = { ...whom, input };
const quoted: Preparation = { ...begun, quote };

describe('an exchange in preparation', () => {
  test.each<readonly [string, Preparation, PreparationEvent, Preparation]>([
    ['an amount is typed', quoted, { type: 'typed', input: typed }, { ...whom, input: typed }],
    ['a typed amount ends the notice', { ...begun, notice: 'expired' }, { type: 'typed', input }, begun],
    ['the rate is accepted', begun, { type: 'accepted', quote }, quoted],
    [
      'a later rate is accepted',
      { ...begun, quote: makeQuote('1', '1', '1') },
      { type: 'accepted', quote },
      quoted,
    ],
    [
      'a beneficiary is chosen, who is no longer the one of a repeated exchange',
      quoted,
      { type: 'chosen', beneficiaryId: 8 },
      { input, quote, beneficiaryId: 8 },
    ],
    ['the chosen one is removed', quoted, { type: 'chosen', beneficiaryId: undefined }, { input, quote }],
    [
      'a beneficiary is chosen for the fallback',
      { quote },
      { type: 'chosen', beneficiaryId: 8 },
      { quote, beneficiaryId: 8 },
    ],
    ['Volver', quoted, { type: 'back' }, begun],
    ['the quote expires', quoted, { type: 'expired' }, { ...begun, notice: 'expired' }],
    ['the server refuses the rate', quoted, { type: 'refusedRate' }, { ...begun, notice: 'refusedRate' }],
    ['step 1 opens after a notice', { ...begun, notice: 'expired' }, { type: 'opened' }, begun],
    ['step 1 opens by Back', quoted, { type: 'opened' }, begun],
    [
      'an exchange is repeated',
      quoted,
      {
        type: 'begun',
        by: readPreparation(
          repeatState({ ...corridor, amountSend: '7.5', beneficiary: 'Eva', beneficiaryId: 3 }),
        ),
      },
      { input: inputOf('send', '7,5'), beneficiaryId: 3, beneficiaryAlias: 'Eva' },
    ],
    [
      "'Enviar otra vez' is pressed",
      { ...quoted, notice: 'expired' },
      { type: 'begun', by: { input: typed, beneficiaryId: 9 } },
      { input: typed, beneficiaryId: 9 },
    ],
    ['it is confirmed', quoted, { type: 'confirmed', quoteId: quote.id, beneficiaryId: 7 }, {}],
    [
      'it is confirmed before anybody was kept as chosen',
      { quote },
      { type: 'confirmed', quoteId: quote.id, beneficiaryId: 7 },
      {},
    ],
    [
      'another beneficiary is confirmed',
      { quote, beneficiaryId: 7 },
      { type: 'confirmed', quoteId: quote.id, beneficiaryId: 8 },
      { quote, beneficiaryId: 7 },
    ],
    [
      'it is confirmed, named by its alias and an id of another exchange',
      quoted,
      { type: 'confirmed', quoteId: quote.id, beneficiaryId: 8 },
      {},
    ],
    [
      'an older quote is confirmed',
      quoted,
      { type: 'confirmed', quoteId: 'older', beneficiaryId: 7 },
      quoted,
    ],
    [
      'an exchange is confirmed while another is typed',
      begun,
      { type: 'confirmed', quoteId: quote.id, beneficiaryId: 7 },
      begun,
    ],
  ])('%s', (_what, before, event, then) => {
    expect(reducePreparation(before, event)).toEqual(then);
  });

  test('keeps its input, filtered again', () => {
    expect(readPreparation({ input: { side: 'receive', text: '12.345,678x' }, beneficiaryId: 4 })).toEqual({
      input: { side: 'receive', text: '12345,67', amount: '12345.67' },
      beneficiaryId: 4,
    });
  });

  test('is read as it was stored', () => {
    const all = { ...quoted, notice: 'refusedRate' } as const;
    expect(readPreparation(structuredClone(all))).toEqual(all);
  });

  test.each([
    [null],
    [7],
    [''],
    [{ input: { side: 'up', text: '1' } }],
    [{ input: { side: 'send', text: 1 } }],
    [{ quote: {} }],
    [{ notice: 'other' }],
  ])('omits what it cannot read: %j', (odd) => {
    expect(readPreparation(odd)).toEqual({});
  });
});
