import { fieldConfigurations, PAGO_MOVIL } from '@mocks/server/seeds/paymentMethods';
import { describe, expect, it } from 'vitest';
import { readFieldConfigurations } from '@/api/paymentMethods';
import { fieldKey } from '@/features/beneficiaries/beneficiaryForm';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import type { Draft } from '@/features/beneficiaries/newDraft';
import { applyMessage, withoutMessage } from '@/features/beneficiaries/paste/applyMessage';
import { parseMessage } from '@/features/beneficiaries/paste/parseMessage';

const rules = readFieldConfigurations({ data: fieldConfigurations })
  .filter(({ paymentMethodId }) => paymentMethodId === PAGO_MOVIL)
  .map(fieldRule);
const data = parseMessage('Pago móvil Banesco\nRosa Elena Pérez\nV-8.223.417\n0414-0001122');
const draftOf = (values: Readonly<Record<string, string>>): Draft =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [fieldKey(name), value]));

describe('applyMessage', () => {
  it('fills an empty form', () => {
    const { draft, kept } = applyMessage(rules, data, { draft: {}, filled: {} }, false);
    expect(draft).toEqual(
      draftOf({
        alias: 'Rosa Elena Pérez',
        titular: 'Rosa Elena Pérez',
        banco: '0134',
        cedula: 'V8223417',
        telefono: '04140001122',
      }),
    );
    expect(kept).toEqual([]);
  });

  it('keeps what was typed, and tells it', () => {
    const typed = draftOf({ alias: 'Mamá', telefono: '04240009999', cedula: 'V8223417' });
    const { draft, kept, filled } = applyMessage(rules, data, { draft: typed, filled: {} }, false);
    expect(draft).toMatchObject(typed);
    expect(kept.map(({ rule }) => rule.label)).toEqual(['Teléfono']);
    expect(Object.keys(filled)).toEqual(['titular', 'banco', 'cedula'].map(fieldKey));
  });

  it('replaces what was typed on request, but not an alias', () => {
    const typed = draftOf({ alias: 'Mamá', telefono: '04240009999' });
    const { draft } = applyMessage(rules, data, { draft: typed, filled: {} }, true);
    expect(draft).toMatchObject(draftOf({ alias: 'Mamá', telefono: '04140001122' }));
  });
});

describe('applyMessage after an earlier message', () => {
  const second = parseMessage('Pago móvil Mercantil 0105\n0424-7654321\nPedro Luis Gómez');
  const first = applyMessage(rules, data, { draft: {}, filled: {} }, false);

  it.each([false, true])('leaves nothing of it (overwrite: %s)', (overwrite) => {
    const { draft, filled, kept } = applyMessage(rules, second, first, overwrite);
    const values = {
      alias: 'Pedro Luis Gómez',
      titular: 'Pedro Luis Gómez',
      banco: '0105',
      telefono: '04247654321',
    };
    expect(draft).toEqual(draftOf({ ...values, cedula: '' }));
    expect(filled).toEqual(draftOf(values));
    expect(kept).toEqual([]);
  });

  it('keeps what the user changed since', () => {
    const changed = { ...first, draft: { ...first.draft, ...draftOf({ cedula: 'V9000111', alias: 'Tía' }) } };
    const { draft } = applyMessage(rules, second, changed, false);
    expect(draft).toMatchObject(draftOf({ alias: 'Tía', cedula: 'V9000111', telefono: '04247654321' }));
  });

  it('can be taken back to it', () => {
    const { draft, changed } = applyMessage(rules, second, first, false);
    expect(withoutMessage(draft, changed, first.draft)).toEqual(first.draft);
  });
});

describe('withoutMessage', () => {
  it('puts back earlier values, and keeps what was typed after the message', () => {
    const earlier = draftOf({ alias: 'Mamá' });
    const { draft, changed } = applyMessage(rules, data, { draft: earlier, filled: {} }, false);
    const later = { ...draft, ...draftOf({ telefono: '04240009999' }) };
    expect(withoutMessage(later, changed, earlier)).toEqual(
      draftOf({ alias: 'Mamá', titular: '', banco: '', cedula: '', telefono: '04240009999' }),
    );
  });
});
