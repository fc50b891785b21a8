import { describe, expect, test } from 'vitest';
import {
  calculate,
  editableText,
  emptyInput,
  initialInput,
  inputOf,
  isOffer,
  restingText,
} from '@/lib/calculator';

describe('the calculator', () => {
  test('gives what is received, rounded down, for what is sent', () => {
    expect(calculate(inputOf('send', '10,01'), '39.555')).toMatchObject({ send: '10.01', receive: '395.94' });
  });

  test('gives what must be sent, rounded up, for what is received', () => {
    expect(calculate(inputOf('receive', '100'), '39.5')).toMatchObject({ send: '2.54', receive: '100' });
  });

  test('emptying one field empties the other', () => {
    expect(calculate(inputOf('receive', ''), '39.5')).toMatchObject({ send: null, receive: null });
    expect(calculate(emptyInput, '39.5')).toMatchObject({ send: null, receive: null });
  });

  test('keeps what was typed while the rate is unknown', () => {
    const amounts = calculate(inputOf('send', '25'), undefined);
    expect(amounts).toMatchObject({ send: '25', receive: null });
    expect(isOffer(amounts)).toBe(false);
  });

  test('is not ready with nothing to send, nor when nothing would arrive', () => {
    expect(isOffer(calculate(inputOf('send', '0'), '39.5'))).toBe(false);
    expect(isOffer(calculate(inputOf('send', '0,01'), '0.5'))).toBe(false);
    expect(isOffer(calculate(inputOf('send', '0,01'), '39.5'))).toBe(true);
  });

  test('is not ready while one of rate and amounts is missing', () => {
    const offer = { input: initialInput, rate: '39.5', send: '1', receive: '39.50' };
    expect(isOffer(offer)).toBe(true);
    expect(isOffer({ ...offer, rate: undefined })).toBe(false);
    expect(isOffer({ ...offer, send: null })).toBe(false);
    expect(isOffer({ ...offer, receive: null })).toBe(false);
    expect(isOffer(calculate(inputOf('receive', '100'), undefined))).toBe(false);
  });

  test('starts with one euro to send, or with nothing', () => {
    expect(initialInput).toEqual({ side: 'send', text: '1', amount: '1' });
    expect(emptyInput).toEqual({ side: 'send', text: '', amount: null });
  });

  test('keeps the text of the field that is typed in as it was typed', () => {
    const amounts = calculate(inputOf('receive', '0012,'), '39.5');
    expect(editableText('receive', amounts)).toBe('0012,');
    expect(editableText('send', amounts)).toBe('0,31');
  });

  test('shows nothing in a field without an amount', () => {
    const amounts = calculate(inputOf('send', '25'), undefined);
    expect(editableText('receive', amounts)).toBe('');
    expect(restingText('receive', amounts)).toBe('');
  });

  test('shows no dots in a field that is typed in, and es-ES in the other', () => {
    const amounts = calculate(inputOf('send', '1000'), '39.5');
    expect(editableText('send', amounts)).toBe('1000');
    expect(editableText('receive', amounts)).toBe('39500,00');
    expect(restingText('receive', amounts)).toBe('39.500,00');
  });
});
