import { beneficiaryEquivalents } from './beneficiaryEquivalents.mjs';

/**
 * Mutants that do the same as the code, so that no test can notice them. A line is the mutated one, as the command
 * prints it; it is repeated if several mutants become the same line.
 *
 * @type {import('./verdict.mjs').Equivalent[]}
 */
export const equivalents = [
  {
    file: 'src/lib/money.ts',
    why: 'split() always returns a first text; the default is for the compiler.',
    lines: [`const [integer = "Stryker was here!", ...rest] = typed.replace(/[^\\d,]/g, '').split(',');`],
  },
  {
    file: 'src/features/send/doubt/doubts.ts',
    why: 'An empty text is no JSON, which also means that there is no stored list.',
    lines: [`const stored = () => asArray(parseJson(readTabText(inDoubtKey) ?? "")) ?? [];`],
  },
  {
    file: 'src/features/send/doubt/confirmOnce.ts',
    why: 'A doubt is read back from the storage, which drops ids that are no text and reads every verdict but notMade as asking.',
    lines: [
      `const equal = history?.exchanges.filter((exchange) => isSameTransfer(exchange, confirmation)) ?? ["Stryker was here"];`,
      `verdict: "",`,
      `changeDoubts((own) => [...withoutDoubt(own, key), { ...doubt, verdict: "" }]);`,
    ],
  },
  {
    file: 'src/features/send/doubt/findMade.ts',
    why: "Only 'yes' and 'maybe' are compared.",
    lines: [
      `if (!hasAmounts(exchange, doubt) || knownIds.includes(exchangeId)) return "";`,
      `return verdict === 'asking' && isNew ? 'maybe' : "";`,
      `return historyAge !== null && isOfThatTime ? 'yes' : "";`,
      `const otherwise = historyAge === null ? "" : 'maybe';`,
    ],
  },
  {
    file: 'src/features/send/doubt/findMade.ts',
    why: 'A missing time counts as the year 1970, which is before every press and farther from it than any other time.',
    lines: [
      `const isNew = true && inserted >= earliest;`,
      `const isOfThatTime = true && Math.abs(inserted - pressOf(doubt)) < LAG_MS;`,
      `apart: false ? Number.MAX_VALUE : Math.abs(inserted - pressOf(doubt)),`,
    ],
  },
  {
    file: 'src/features/send/sendDraft.ts',
    why: 'The mark counts by being there, whatever its text is.',
    lines: [`if (state.quote && !hasKeptQuote()) writeTabText(quotedKey, "");`],
  },
  {
    file: 'src/lib/calculator.ts',
    why: 'A field keeps digits and commas only.',
    lines: [`export const emptyInput = inputOf('send', "Stryker was here!");`],
  },
  {
    file: 'src/api/exchanges.ts',
    why: 'The text of a key only has to differ from the other keys.',
    lines: [`queryKey: [""],`],
  },
  {
    file: 'src/api/rates.ts',
    why: 'The text of a key only has to differ from the other keys.',
    lines: [`queryKey: [""],`],
  },
  {
    file: 'src/api/session.ts',
    why: 'Neither text is a date, and neither contains "reus".',
    lines: [
      `const parsed = Date.parse(asText(value) ?? "Stryker was here!");`,
      `error instanceof ApiError && /reus/i.test(\`\${error.details.code ?? "Stryker was here!"} \${error.details.serverText ?? ''}\`)`,
      `error instanceof ApiError && /reus/i.test(\`\${error.details.code ?? ''} \${error.details.serverText ?? "Stryker was here!"}\`)`,
    ],
  },
  {
    file: 'src/api/session.ts',
    why: 'A function without a return returns undefined.',
    lines: ['} catch {}'],
  },
  {
    file: 'src/api/session.ts',
    why: "The pattern refuses the text 'undefined'; the comparison is for the compiler.",
    lines: [`...(true && /^[A-Z]{2}$/.test(country) && { countryResidenceIso2: country }),`],
  },
  {
    file: 'src/api/session.ts',
    why: 'JSON leaves out a field without a value.',
    lines: ['const body = false ? {} : { refreshToken };', 'const body = false ? {} : { refreshToken };'],
  },
  {
    file: 'src/api/identifiers.ts',
    why: 'Where the pattern does not match there are no digits, and the letter is not used; nor is the whole match.',
    lines: [
      `const [, letter = "Stryker was here!", digits = ''] = /^([A-Z]*)(\\d+)$/.exec(text) ?? [];`,
      `const [, letter = '', digits = ''] = /^([A-Z]*)(\\d+)$/.exec(text) ?? ["Stryker was here"];`,
    ],
  },
  {
    file: 'src/api/identifiers.ts',
    why: 'Begins with a letter, which is no digit; without a digit before the hyphen, nothing is left of the number.',
    lines: ['const SHORT_RIF = /^\\D*\\D[\\d.]*-\\d$/;'],
  },
  {
    file: 'src/api/identifiers.ts',
    why: 'No document is empty, and whether both have a letter is whether both have none.',
    lines: ['const hasLetter = (document: string) => /^[^A-Z]/.test(document);'],
  },
  {
    file: 'src/api/identity.ts',
    why: 'A contact has a country of the picker, whose dial code is known; the default is for the compiler.',
    lines: [`return phoneIdentity(dialOf(country) ?? "Stryker was here!", text);`],
  },
  {
    file: 'src/lib/jsonValues.ts',
    why: 'A function without a return returns undefined.',
    lines: ['} catch {}'],
  },
  {
    file: 'src/api/csrf.ts',
    why: "The text 'undefined' fits a header, so undefined is returned either way.",
    lines: ['return true && fitsHeader(token) ? token : undefined;'],
  },
  {
    file: 'src/api/http.ts',
    why: 'Only an abort of the signal calls this function.',
    lines: ['const leave = () => ending.abort(signal.reason);'],
  },
  {
    file: 'src/api/http.ts',
    why: 'A version and an id are shorter than the limit of the server.',
    lines: [`'X-Client-Version': config.version,`, `'X-Request-ID': randomId(),`],
  },
  {
    file: 'src/api/http.ts',
    why: 'The header has been set above; the default is for the compiler.',
    lines: [`const requestId = headers.get('X-Request-ID') ?? "Stryker was here!";`],
  },
  {
    file: 'src/api/http.ts',
    why: 'A token, and a refresh, come from a session, so there is one.',
    lines: [
      'if (reply.status === 401 && reply.token !== undefined) session.rejected(reply.token);',
      `if (reply.ok && reply.token && endpoint.access === 'session') session.proven(reply.token);`,
    ],
  },
  {
    file: 'src/session/refresh.ts',
    why: 'Tokens that are gone mean that the session has ended, which the next condition finds too.',
    lines: ['const refreshedElsewhere = true && now.tokens !== replacing;'],
  },
  {
    file: 'src/session/signIn.ts',
    why: 'The number of an attempt only has to differ from the others.',
    lines: ['attempts -= 1;'],
  },
  {
    file: 'src/session/owedLogouts.ts',
    why: 'A token that is missing is undefined.',
    lines: ['return owed[0] ?? (marked === null ? undefined : { session: {}, mark: marked });'],
  },
  {
    file: 'src/session/record.ts',
    why: 'No number is as large as a missing one; the comparison is for the compiler.',
    lines: ['return true && now >= at && now - at < GRACE_MS;'],
  },
  {
    file: 'src/session/tabMessages.ts',
    why: 'No number is smaller than a missing one; the comparison is for the compiler.',
    lines: ['if (true && since < login.since) return true;', 'return true && message.at < heldSince;'],
  },
  {
    file: 'src/session/tabMessages.ts',
    why: 'The message of an end has no time of an answer, so the later conditions do not apply to it.',
    lines: [
      'if (false || since !== login.since) return false;',
      'if (message.type === "" || since !== login.since) return false;',
    ],
  },
  {
    file: 'src/api/beneficiaries.ts',
    why: 'The text of a key only has to differ from the other keys.',
    lines: [`queryKey: [""],`],
  },
  {
    file: 'src/api/beneficiaries.ts',
    why: 'The names are all different, and any order will do that is the same for both.',
    lines: [
      'JSON.stringify(Object.entries(paymentDetails).sort(([a], [b]) => (a <= b ? -1 : 1)));',
      'JSON.stringify(Object.entries(paymentDetails).sort(([a], [b]) => (a >= b ? -1 : 1)));',
    ],
  },
  {
    file: 'src/api/beneficiaries.ts',
    why: 'A text has no payment method, and a body without an id is no beneficiary.',
    lines: [
      'const same = (rows: readonly Beneficiary[] = ["Stryker was here"]) => rows.findLast((row) => isSame(row, body));',
      'const saved = readBeneficiary(row) ?? (false ? undefined : readBeneficiary(body));',
    ],
  },
  {
    file: 'src/api/countries.ts',
    why: 'The text of a key only has to differ from the other keys.',
    lines: [`queryKey: [""],`, `queryKey: [""],`],
  },
  {
    file: 'src/api/countries.ts',
    why: "The pattern refuses the text 'undefined'; the comparison is for the compiler.",
    lines: [
      'const code = true && /^[A-Z]{2}$/.test(text) ? text : undefined;',
      'return true && /^[A-Z]{2}$/.test(code) ? code : null;',
    ],
  },
  {
    file: 'src/api/paymentMethods.ts',
    why: 'The texts of a key only have to differ from the other keys.',
    lines: [
      `queryKey: [""],`,
      `queryKey: ["", paymentMethodId ?? 'all'],`,
      `queryKey: ['field-configurations', paymentMethodId ?? ""],`,
    ],
  },
  {
    file: 'src/api/paymentMethods.ts',
    why: "Only a text that begins with 'combo' is a combo box.",
    lines: [`const control = asText(pick(row, 'controlType', 'ControlType')) ?? "Stryker was here!";`],
  },
  {
    file: 'src/api/paymentMethods.ts',
    why: 'The address leaves out a parameter without a value.',
    lines: ['const query = false ? {} : { paymentMethodId };'],
  },
  {
    file: 'src/api/profile.ts',
    why: 'The text of a key only has to differ from the other keys.',
    lines: [`queryKey: [""],`],
  },
  {
    file: 'src/api/profile.ts',
    why: 'The error is a text, and counts before the body.',
    lines: [
      `if (error !== undefined) throw new ApiError('refused', 200, { serverText: serverText("Stryker was here!", { error }) });`,
    ],
  },
  {
    file: 'src/features/send/guards/guard.ts',
    why: 'A missing date counts as the year 1970, which is no recent one.',
    lines: ['true && Math.abs(now - inserted) < DOUBLE_MS;'],
  },
  {
    file: 'src/features/send/guards/guard.ts',
    why: 'Of the set only the first twenty are used, and the newest twenty fill it.',
    lines: ['...sent,'],
  },
  {
    file: 'src/features/send/guards/guard.ts',
    why: "Only 'same' and 'other' are compared.",
    lines: [`return hasMethods && exchange.paymentMethodId !== paymentMethodId ? 'other' : "";`],
  },
  {
    file: 'src/features/send/guards/guard.ts',
    why: 'A recent exchange has a date, so both are known or neither; the comparison is for the compiler.',
    lines: ['if (double || at !== undefined)', 'if (double && true)'],
  },
  {
    file: 'src/features/send/guards/guard.ts',
    why: "Details whose relation is 'other' are not those of the beneficiary itself.",
    lines: ['const others = saved;', 'const others = saved.filter(({ id }) => true);'],
  },
  {
    file: 'src/features/send/guards/guard.ts',
    why: 'A beneficiary has neither another document nor another name than itself.',
    lines: [`if (false || compareAccounts(account, own) !== 'same') return [];`],
  },
  ...beneficiaryEquivalents,
];
