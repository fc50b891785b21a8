import { interfaceTexts } from '@tests/support/interfaceTexts';
import { describe, expect, test } from 'vitest';

/** The rules of `stories/foundations/Voice.mdx` that can be checked word by word. */
const rules = {
  "says 'tú'":
    /\b(usted(es)?|haga|introduzca|ingrese|seleccione|escriba|pulse|revise|compruebe|elija|inténtelo)\b|\bsu (cuenta|contraseña|correo|teléfono|envío|dinero)\b/iu,
  'has no exclamation mark': /[¡!]/,
  'says what to do, not how to press': /\b(haz clic|clica|pincha|pulsa (?:aquí|el botón))\b/iu,
  'has a label that says what it does': /^(?:aceptar|ok|sí|no|enviar formulario)$/iu,
  'has no shouted words': /\p{Lu}{6,}/u,
  // An earlier confirmation may have made its exchange (decision 38).
  'claims nothing that the app cannot know':
    /\bno se (envía|envió|ha enviado|cobra|cobró|ha cobrado) nada\b|\b(datos|envíos) no han cambiado\b|\bno se (duplica|repite)\b/iu,
} as const;

/** Texts that docs/product.md sets, sign by sign. */
const exact: readonly string[] = ['Enviar ahora!', 'Unexpected Application Error!', 'Oops! Page not found'];

const texts = interfaceTexts('src').filter(({ text }) => !exact.includes(text));

test('the list has labels of one word, and sentences', () => {
  const found = texts.map(({ text }) => text);
  expect(found).toEqual(expect.arrayContaining(['Reintentar', 'Cancelar', 'Teléfono']));
  expect(found.length).toBeGreaterThan(500);
});

describe('every text of the interface', () => {
  test.each(Object.entries(rules))('%s', (_rule, broken) => {
    expect(
      texts.filter(({ text }) => broken.test(text)).map(({ place, text }) => `${place}: ${text}`),
    ).toEqual([]);
  });
});

test.each([
  ["says 'tú'", 'Escriba su contraseña.'],
  ['has no exclamation mark', '¡Listo!'],
  ['says what to do, not how to press', 'Haz clic aquí'],
  ['has a label that says what it does', 'Aceptar'],
  ['has no shouted words', 'IMPORTANTE: lee esto'],
  ['claims nothing that the app cannot know', 'Estás sin conexión. No se envía nada.'],
  ['claims nothing that the app cannot know', 'Tus datos y tus envíos no han cambiado.'],
] as const)("the rule '%s' finds '%s'", (rule, text) => {
  expect(rules[rule].test(text)).toBe(true);
});
