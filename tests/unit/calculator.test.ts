import { amountsOf, editableText, emptyInput, isSendable, restingText, typeInto } from '@/lib/calculator';
import { describe, expect, test } from 'vitest';

describe('the calculator', () => {
  test('gives what is received, rounded down, for what is sent', () => {
    expect(amountsOf(typeInto('send', '10,01'), '39.555')).toEqual({ send: '10.01', receive: '395.94' });
  });

  test('gives what must be sent, rounded up, for what is received', () => {
    expect(amountsOf(typeInto('receive', '100'), '39.5')).toEqual({ send: '2.54', receive: '100' });
  });

  test('emptying one field empties the other', () => {
    expect(amountsOf(typeInto('receive', ''), '39.5')).toEqual({ send: null, receive: null });
    expect(amountsOf(emptyInput, '39.5')).toEqual({ send: null, receive: null });
  });

  test('keeps what was typed while the rate is unknown', () => {
    const input = typeInto('send', '25');
    const amounts = amountsOf(input, undefined);
    expect(amounts).toEqual({ send: '25', receive: null });
    expect(isSendable(amounts)).toBe(false);
  });

  test('is not ready with nothing to send, nor when nothing would arrive', () => {
    expect(isSendable(amountsOf(typeInto('send', '0'), '39.5'))).toBe(false);
    expect(isSendable(amountsOf(typeInto('send', '0,01'), '0.5'))).toBe(false);
    expect(isSendable(amountsOf(typeInto('send', '0,01'), '39.5'))).toBe(true);
  });

  test('shows no dots in a field that is typed in, and es-ES in the other', () => {
    const input = typeInto('send', '1000');
    const amounts = amountsOf(input, '39.5');
    expect(editableText('send', input, amounts)).toBe('1000');
    expect(editableText('receive', input, amounts)).toBe('39500,00');
    expect(restingText('receive', amounts)).toBe('39.500,00');
  });
});
