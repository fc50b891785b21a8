import { describe, expect, it } from 'vitest';
import { parseMessage } from '@/features/beneficiaries/paste/parseMessage';
import { requestLink, requestTemplate } from '@/features/beneficiaries/paste/requestTemplate';

/** The template with a value after each of these labels. */
function filledIn(values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [label, value]) => {
    expect(text).toContain(`\n${label}:`);
    return text.replace(`\n${label}:`, `\n${label}: ${value}`);
  }, requestTemplate);
}

describe('the message that asks for the data', () => {
  it('is read when it comes back for pago móvil', () => {
    const answer = filledIn({
      '¿Pago móvil o transferencia?': 'pago móvil',
      Banco: 'Banesco',
      Titular: 'Rosa Elena Pérez',
      'Cédula o RIF': '8.223.417',
      Teléfono: '0414-0001122',
    });
    expect(parseMessage(answer)).toEqual({
      method: 'pago-movil',
      bank: '0134',
      document: 'V8223417',
      phone: '04140001122',
      account: undefined,
      holder: 'Rosa Elena Pérez',
      accountType: undefined,
    });
  });

  it('is read when it comes back for a transfer', () => {
    const answer = filledIn({
      '¿Pago móvil o transferencia?': 'Transferencia',
      Banco: 'Mercantil',
      Titular: 'Luis Marín',
      'Cédula o RIF': 'V-12.345.678',
      'Número de cuenta': '0105 0000 1510 0200 3002',
      'Tipo de cuenta': 'ahorro',
    });
    expect(parseMessage(answer)).toEqual({
      method: 'transferencia',
      bank: '0105',
      document: 'V12345678',
      phone: undefined,
      account: '01050000151002003002',
      holder: 'Luis Marín',
      accountType: 'AHORRO',
    });
  });

  it('is read without the method', () => {
    const answer = filledIn({
      Banco: '0102',
      Titular: 'Luis Marín',
      'Cédula o RIF': '12345678',
      Teléfono: '04160001122',
    });
    expect(parseMessage(answer)).toMatchObject({ method: 'pago-movil', bank: '0102', document: 'V12345678' });
  });

  it('gives nothing before it is filled in', () => {
    expect(Object.values(parseMessage(requestTemplate)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('has nothing but the template in its link', () => {
    const link = new URL(requestLink);
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    expect([...link.searchParams]).toEqual([['text', requestTemplate]]);
    expect(requestTemplate).not.toMatch(/\d/);
  });
});
