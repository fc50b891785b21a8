import { pattern } from '@tests/support/pattern';
import { textField } from '@tests/support/textField';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankOptions,
  fieldProblem,
  fieldRule,
  isAccountField,
  withoutSeparators,
} from '@/features/beneficiaries/fieldRules';
import { accepts } from '@/features/beneficiaries/pattern/accepts';
import { follows, hintOf, hintText, refusalText } from '@/features/beneficiaries/pattern/hint';

const UNKNOWN = 'Formato no válido. Revisa longitud y caracteres permitidos.';

const help = (source: string) => hintText(hintOf(pattern(source).root));

const bounds = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 30 }))
  .map(([min, more]) => [min, min + more] as const);
const length = fc.integer({ min: 2, max: 40 });

describe('the hint of a regular expression', () => {
  it.each([
    ['^[0-9]{1}$', 'Debe tener exactamente 1 dígito.'],
    ['^0(412|422|414|424|416|426)\\d{7}$', 'Debe tener exactamente 11 dígitos.'],
    ['^[0-9]+$', 'Solo números, sin espacios ni guiones.'],
    ['^\\d*$', 'Solo números, sin espacios ni guiones.'],
    ['^[A-Za-zÁÉÍÓÚÑáéíóúñ ]+$', 'Solo letras y espacios.'],
    ['^[A-Za-z\\s]{3,60}$', 'Solo letras y espacios, entre 3 y 60 caracteres.'],
    ['^[\\p{L} ]+$', 'Solo letras y espacios.'],
    ['^[A-Z0-9_-]{4,12}$', 'Solo mayúsculas, números, - y _, entre 4 y 12 caracteres.'],
    ['^[A-Z\\d_-]+$', 'Solo mayúsculas, números, - y _.'],
    ['^[A-Z]{2}\\d{22}$', 'Empieza con 2 letras de país y sigue con números, exactamente 24 caracteres.'],
    ['^[A-Z]{2}[0-9]+$', 'Empieza con 2 letras de país y sigue con números, al menos 3 caracteres.'],
    ['^[VE]\\d{6,8}$', 'Debe tener entre 7 y 9 caracteres.'],
    ['^[^@]+@[^@]+$', UNKNOWN],
    ['^$', UNKNOWN],
    ['^[A-Z]+ [A-Z]+$', 'Solo letras y espacios, al menos 3 caracteres.'],
    ['^[A-Za-z \\t]+$', 'Solo letras y espacios.'],
    ['^[A-Za-z \\xa0]+$', 'Solo letras y espacios.'],
    ['^[A-Z]+ \\d+$', UNKNOWN],
    ['^[A-Z][A-Z]\\d{4}$', 'Empieza con 2 letras de país y sigue con números, exactamente 6 caracteres.'],
    ['^[A-Z]{2,3}\\d+$', UNKNOWN],
    ['^[A-Z]{3}\\d+$', UNKNOWN],
    ['^[A-Z]{2}[A-Z0-9]+$', UNKNOWN],
    ['^[A-Z]$', 'Debe tener exactamente 1 carácter.'],
    ['^[A-Z-]+$', UNKNOWN],
    ['^[A-Z]+$', UNKNOWN],
    ['^[\\d-]+$', UNKNOWN],
    ['^[\\d_]+$', UNKNOWN],
    ['^[A-Z0-9]+$', UNKNOWN],
    ['^[A-Z0-9-]+$', 'Solo mayúsculas, números, - y _.'],
    ['^[A-Z0-9_]+$', 'Solo mayúsculas, números, - y _.'],
    ['^[A-Z0-9_-]$', 'Solo mayúsculas, números, - y _, exactamente 1 carácter.'],
  ])('%s', (source, expected) => {
    expect(help(source)).toBe(expected);
  });

  it('gives the number of digits for every length', () => {
    fc.assert(fc.property(length, (n) => help(`^\\d{${n}}$`) === `Debe tener exactamente ${n} dígitos.`));
    fc.assert(
      fc.property(bounds, ([n, m]) => help(`^[0-9]{${n},${m}}$`) === `Debe tener entre ${n} y ${m} dígitos.`),
    );
    fc.assert(fc.property(length, (n) => help(`^.{${n}}$`) === `Debe tener exactamente ${n} caracteres.`));
    fc.assert(
      fc.property(bounds, ([n, m]) => help(`^.{${n},${m}}$`) === `Debe tener entre ${n} y ${m} caracteres.`),
    );
  });

  const sources = fc.oneof(
    bounds.map(([n, m]) => `^\\d{${n},${m}}$`),
    bounds.map(([n, m]) => `^[A-Za-zñ ]{${n},${m}}$`),
    bounds.map(([n, m]) => `^[A-Z0-9_-]{${n},${m}}$`),
    bounds.map(([n, m]) => `^[A-Z]{2}\\d{${n},${m}}$`),
    bounds.map(([n, m]) => `^(0|1)\\d{${n},${m}}$`),
    bounds.map(([n, m]) => `^[VE]-?\\d{${n},${m}}$`),
    fc.constantFrom('^\\d+$', '^[a-z A-Z]+$', '^(0(412|414))?\\d{7}$'),
  );
  const typed = fc.string({ unit: fc.constantFrom(...'01VEab ñ-_.'), maxLength: 32 });

  it('is followed by every accepted text and explains every refusal', () => {
    fc.assert(
      fc.property(sources, typed, (source, text) => {
        const rule = pattern(source);
        const hint = hintOf(rule.root);
        if (accepts(rule, text)) expect(follows(hint, text)).toBe(true);
        else expect(refusalText(hint, text)).toBe(follows(hint, text) ? UNKNOWN : hintText(hint));
      }),
      { numRuns: 1000 },
    );
  });

  it('says how many digits are needed, also without a limit', () => {
    expect(hintText(hintOf(pattern('^\\d{6,}$').root))).toBe('Debe tener al menos 6 dígitos.');
  });

  it('names a single character in the singular', () => {
    expect(hintText({ kind: 'length', min: 1, max: Infinity, isUpper: false })).toBe(
      'Debe tener al menos 1 carácter.',
    );
    expect(hintText({ kind: 'length', min: 2, max: Infinity, isUpper: false })).toBe(
      'Debe tener al menos 2 caracteres.',
    );
  });

  it.each([
    ['^\\d{3}$', ['123'], ['12', '1234', '12x', 'x12']],
    ['^[A-Z ]{3}$', ['A B', 'ñ b'], ['A ', 'A BC', 'AB1', '1AB']],
    ['^[A-Z0-9_-]{3}$', ['A-1', 'A_1'], ['A1', 'A-12', 'A1b', 'bA1']],
    ['^[A-Z]{2}\\d{2}$', ['VE12', 'ñÑ12'], ['VE1', 'VE123', 'VE1x', '1VE1', 'V123', '1212', 'VExx']],
    ['^.{3}$', ['a\n1'], ['12', '1234']],
  ])('of %s is followed by %j and not by %j', (source, following, others) => {
    const hint = hintOf(pattern(source).root);
    expect(following.filter((text) => !follows(hint, text))).toEqual([]);
    expect(others.filter((text) => follows(hint, text))).toEqual([]);
  });

  it('is replaced by the general text if it would mislead', () => {
    const phone = pattern('^0(412|414)\\d{7}$');
    expect(refusalText(hintOf(phone.root), '0412')).toBe('Debe tener exactamente 11 dígitos.');
    expect(refusalText(hintOf(phone.root), '09991234567')).toBe(UNKNOWN);
  });
});

describe('a configured field', () => {
  const configuration = textField();
  const bank = {
    ...configuration,
    controlType: 'Combo box',
    regex: '^\\d{4}$',
    options: [
      { value: '0102', label: 'Venezuela' },
      { value: '0134', label: 'Banesco' },
    ],
  } as const;

  it('describes the text beside the selector, not the whole value', () => {
    const rule = fieldRule(configuration);
    expect(rule.control).toBe('prefixed');
    expect(fieldProblem(rule, 'V123')).toBe('Debe tener entre 6 y 8 dígitos.');
    expect(fieldProblem(rule, ' V1234567 ')).toBeUndefined();
  });

  it('describes the rest of an alternation after its first character', () => {
    const rule = fieldRule(textField({ paymentMethodName: undefined, regex: '^V\\d{8}$|^E\\d{8}$' }));
    expect(rule.control).toBe('prefixed');
    expect(fieldProblem(rule, 'E12345678')).toBeUndefined();
    expect(fieldProblem(rule, 'E1234567')).toBe('Debe tener exactamente 8 dígitos.');
  });

  it('accepts only the options of a combo box', () => {
    const rule = fieldRule(bank);
    expect(fieldProblem(rule, '')).toBe('Selecciona una opción válida.');
    expect(fieldProblem(rule, '0105')).toBe('Selecciona una opción válida.');
    expect(fieldProblem(rule, '0102')).toBeUndefined();
    expect(fieldProblem(rule, '0134')).toBeUndefined();
    expect(bankOptions([fieldRule(configuration), rule])).toEqual(bank.options);
  });

  it('has no rule if its expression is invalid, and is a text field without a readable list', () => {
    expect(fieldProblem(fieldRule({ ...configuration, regex: '^[VE' }), 'x')).toBeUndefined();
    expect(fieldProblem({ ...fieldRule(configuration), pattern: undefined }, 'x')).toBeUndefined();
    expect(fieldRule({ ...bank, options: [] }).control).toBe('text');
  });

  it('is a combo box only if the server calls it one', () => {
    const rule = fieldRule({ ...bank, controlType: 'Textbox' });
    expect(rule.control).toBe('text');
    expect(fieldProblem(rule, '0105')).toBeUndefined();
  });

  it('drops spaces, dots and hyphens of a number, and only of a number', () => {
    const typed = '0134 0000.87-00–02';
    const cleanedBy = (regex: string) => withoutSeparators(fieldRule({ ...configuration, regex }), typed);
    expect(cleanedBy('^\\d{20}$')).toBe('01340000870002');
    expect(cleanedBy('^.{3,30}$')).toBe(typed);
    expect(cleanedBy('^[VE')).toBe(typed);
  });

  it('is optional if its expression accepts nothing', () => {
    expect(fieldRule(configuration).optional).toBe(false);
    expect(fieldRule({ ...configuration, regex: '^.{0,30}$' }).optional).toBe(true);
    expect(fieldRule({ ...configuration, regex: '^(\\d{6})?$' }).optional).toBe(true);
    expect(fieldRule({ ...configuration, regex: '^.{6,30}$' }).optional).toBe(false);
    expect(fieldRule({ ...configuration, regex: '' }).optional).toBe(true);
    expect(fieldRule({ ...bank, regex: '' }).optional).toBe(false);
  });

  it('is an account number if it accepts exactly 20 digits', () => {
    expect(isAccountField(fieldRule({ ...configuration, regex: '^0\\d{19}$' }))).toBe(true);
    const others = ['^\\d{11}$', '^\\d{11,20}$', '^\\d{20,24}$', '^.{20}$', '^[VE]\\d{20}$', '^[VE'];
    for (const regex of others) expect(isAccountField(fieldRule({ ...configuration, regex }))).toBe(false);
    const list = { ...bank, regex: '^\\d{20}$' };
    expect(isAccountField(fieldRule(list))).toBe(false);
  });

  it('offers the banks if all its values are codes of four digits', () => {
    const rules = (...values: readonly string[]) => [
      fieldRule({ ...bank, options: values.map((value) => ({ value, label: value })) }),
    ];
    expect(bankOptions(rules('0102', '0134'))).toHaveLength(2);
    for (const other of ['102', '01020', 'x0102', '0102x', 'A'])
      expect(bankOptions(rules('0102', other))).toEqual([]);
    expect(bankOptions([])).toEqual([]);
    expect(bankOptions([fieldRule(configuration)])).toEqual([]);
  });
});
