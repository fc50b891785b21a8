/**
 * The part of the list in equivalents.mjs that is about beneficiaries and the rules of their fields.
 *
 * @type {import('./verdict.mjs').Equivalent[]}
 */
export const beneficiaryEquivalents = [
  {
    file: 'src/features/beneficiaries/bankAccount.ts',
    why: 'Neither text has a bank or 20 digits.',
    lines: [`const digits = /^\\d+$/.test(account) ? account : "Stryker was here!";`],
  },
  {
    file: 'src/features/beneficiaries/beneficiary.ts',
    why: 'Where there is no detail, the value is empty and no text of a key is the name of an alias or holder.',
    lines: [
      `const [key = "Stryker was here!", value = ''] = titleEntry(beneficiary) ?? [];`,
      `const [key = '', value = ''] = titleEntry(beneficiary) ?? ["Stryker was here"];`,
    ],
  },
  {
    file: 'src/features/beneficiaries/beneficiary.ts',
    why: 'A text has no id, so it is no method of a beneficiary.',
    lines: [`methods: readonly PaymentMethod[] = ["Stryker was here"],`],
  },
  {
    file: 'src/features/beneficiaries/pattern/charSet.ts',
    why: 'A character has a code point; the default is for the compiler.',
    lines: ['const point = char.codePointAt(0) ?? +1;'],
  },
  {
    file: 'src/features/beneficiaries/pattern/hint.ts',
    why: 'A class is a dot or one escape, so its only backslash is its first character.',
    lines: [`classes.every((source) => /\\\\(?:s|p\\{L)/.test(source)),`],
  },
  {
    file: 'src/features/beneficiaries/pattern/parse.ts',
    why: 'Members of other types need the v flag, with which nothing is parsed; the condition is for the compiler.',
    lines: ['else if (false) throw new Unsupported();'],
  },
  {
    file: 'src/features/beneficiaries/pattern/parse.ts',
    why: 'An escape is never empty, and where the slashes match there is a text of flags.',
    lines: [
      `return needless ? \`\\\\u{\${escape.codePointAt(0).toString(16)}}\${hyphen}\` : written;`,
      `ignoreCase: slashed?.[2].includes('i') ?? false,`,
    ],
  },
  {
    file: 'src/features/beneficiaries/pattern/prefix.ts',
    why: 'A choice has options; the default is for the compiler.',
    lines: ['const [rest = ["Stryker was here"]] = rests;'],
  },
  {
    file: 'src/features/beneficiaries/pattern/prefix.ts',
    why: 'Where a set cannot be listed there is no prefix, whatever the other characters are.',
    lines: [
      'const chars = withoutTwins([...new Set(listed.flatMap((some) => some ?? ["Stryker was here"]))]);',
    ],
  },
  {
    file: 'src/features/beneficiaries/pattern/prefix.ts',
    why: 'Of a text only the first code point is compared, and a first character that is in the list is one.',
    lines: ['const mayFollow = extentOf(prefixes.rest).sets.some((set) => hasChar(set, text));'],
  },
];
