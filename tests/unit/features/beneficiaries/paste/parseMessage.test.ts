import { describe, expect, it } from 'vitest';
import { MAX_LENGTH, parseMessage } from '@/features/beneficiaries/paste/parseMessage';

describe('parseMessage', () => {
  it('ignores what stands after the longest text that it reads', () => {
    const far = `${'a'.repeat(MAX_LENGTH)}\n0134 V12345678 04140001122`;
    expect(parseMessage(far).phone).toBeUndefined();
  });

  it('takes a method from an answer, not from a question', () => {
    const data = 'Banesco, 12.345.678, 0414-0001122';
    expect(parseMessage(`¿Tienes transferencia?\n${data}`).method).toBe('pago-movil');
    expect(parseMessage(`Hazme una transferencia.\n${data}`).method).toBeUndefined();
  });
});
