import { interfaceTexts } from '@tests/support/interfaceTexts';
import { readabilityOf, wordsOf } from '@tests/support/readability';
import { describe, expect, test } from 'vitest';
import { messages } from '@/api/messages';
import { englishErrors } from '@/lib/errorLanguage';

/**
 * Directive (EU) 2019/882, annex I, asks payment services for texts of level B2 or easier. No formula measures levels
 * of the European framework. The measure here is the Flesch-Szigriszt index with the INFLESZ scale:
 *
 * - It was calibrated with Spanish publications (Szigriszt 1993; Barrio-Cantalejo et al. 2008). Fernández-Huerta's
 *   formula is a translation of Flesch's weights for English.
 * - 'Normal', from 55 on, is what newspapers and magazines for adults reach. Level B2 is defined by reading those:
 *   articles about current problems.
 *
 * The index needs a passage: for two words it says nothing. So labels are left out, each screen counts as a whole, and
 * single texts count from 15 words on. The test ends sentences at full stops only, not at colons and semicolons, which
 * makes it stricter. It does not see whether the words are usual ones, nor the texts of the server.
 */
const NORMAL = 55;

/** A text with fewer words is a label or a title, whose index is noise. */
const SENTENCE = 5;
const PASSAGE = 15;

/** Lists of words and names, which are not texts. */
const data = /\/(commonWords|givenNames|timeZones|dialCountries|banks)\.ts$/;

const texts = interfaceTexts('src').filter(({ path }) => !data.test(path));

/** The page of a text of the site, else its feature; 'shared' for the texts of more than one. */
function screenOf(path: string): string {
  const [, layer, feature = '', part = ''] = path.split('/');
  if (layer !== 'features') return 'shared';
  return feature === 'site' ? `${feature} ${part.replace(/\.tsx$/, '')}` : feature;
}

const isLegal = (path: string) => /\/site\/(legal\/|.*(Legal|Policy|Terms))/.test(path);

describe('the texts of the interface', () => {
  const screens = new Map<string, string[]>();
  for (const { path, text } of texts.filter((one) => wordsOf(one.text).length >= SENTENCE)) {
    const screen = screenOf(path);
    screens.set(screen, [...(screens.get(screen) ?? []), text]);
  }

  test('are found in every feature', () => {
    expect([...screens.keys()]).toEqual(
      expect.arrayContaining([
        'access',
        'beneficiaries',
        'history',
        'profile',
        'send',
        'shared',
        'site home',
      ]),
    );
    const some = [
      'Cada tasa vale 20 minutos. Revisa el monto con la tasa actual y continúa.',
      'Escribe el correo o el teléfono con el que te registraste.',
    ];
    expect(some.filter((one) => !texts.some(({ text }) => text === one))).toEqual([]);
  });

  test('are of normal difficulty or easier, screen by screen', () => {
    const difficult = [...screens].flatMap(([screen, found]) => {
      const index = readabilityOf(found);
      return index < NORMAL ? [`${screen}: ${index.toFixed(1)}`] : [];
    });
    expect(difficult).toEqual([]);
  });

  test('are of normal difficulty or easier, passage by passage, except on the legal pages', () => {
    const difficult = texts
      // A list of passwords is no text that anybody reads.
      .filter(({ path }) => !path.endsWith('/commonPasswords.ts'))
      .filter(({ path, text }) => wordsOf(text).length >= PASSAGE && !isLegal(path))
      .flatMap(({ place, text }) => {
        const index = readabilityOf([text]);
        return index < NORMAL ? [`${place}: ${index.toFixed(1)}: ${text}`] : [];
      });
    expect(difficult).toEqual([]);
  });
});
describe('error texts', () => {
  const failure =
    /^no (se pudo|pudimos|podríamos|encontramos|hay conexión)|inválid|no válid|no coinciden|caducado|se perdió|falló/i;
  const instruction =
    /\b(inténtalo|intenta|vuelve|revisa|rellena|pega|introduce|escribe|elige|selecciona|no hace falta que)\b/i;

  /** Texts whose words are given (product 8.2). */
  const exact: ReadonlySet<string> = new Set([
    ...Object.values(englishErrors),
    'Credenciales inválidas.',
    'Código inválido.',
    'Código de verificación inválido.',
    'No se pudo actualizar la contraseña.',
    'No se pudo reenviar el código.',
    'No se pudo actualizar la sesión',
    'Respuesta inesperada del servidor',
    'Respuesta inválida del servidor',
    'No se pudo determinar el método de pago del beneficiario',
    'No se pudo cargar la información',
    'Las contraseñas no coinciden.',
  ]);
  /** What to do follows: a sentence, or a button such as 'Reintentar' or 'Ver tus envíos'. */
  const headings: ReadonlySet<string> = new Set([
    'No se pudo enviar el código',
    'No se pudo reenviar',
    'No se pudo guardar',
    'No se pudo crear la imagen',
    'No se pudo imprimir',
    'No se pudo cargar el historial',
    'No se pudo cargar el envío',
    'No encontramos este envío en tu historial',
    'No podríamos encontrar el envío solicitado',
    'No pudimos abrir esta página',
    'No pudimos abrir la ayuda',
    'No pudimos abrir la reclamación',
    'No pudimos abrir el recordatorio',
    'No pudimos abrir la confirmación',
    'No pudimos cargar tus datos',
    'No pudimos cargar esto',
    'La tasa que aceptaste ha caducado',
    'Algo falló al mostrar esta página. Al volver a cargarla verás tus datos y tus envíos como están.',
  ]);
  /** The user need not do anything: the last rate stays, and the check before a confirmation is an extra. */
  const remarks: ReadonlySet<string> = new Set([
    'No pudimos actualizar la tasa.',
    'No pudimos comprobar tus envíos esto.',
  ]);

  const errors = [
    ...Object.values(messages),
    ...texts.flatMap(({ path, text }) => (!path.includes('/site/') && failure.test(text) ? [text] : [])),
  ];

  test('say what to do, except the given ones and headings', () => {
    const known = [exact, headings, remarks];
    expect(errors.filter((text) => !instruction.test(text) && !known.some((set) => set.has(text)))).toEqual(
      [],
    );
  });

  test('of the lists above are all in use', () => {
    const unused = [...exact, ...headings, ...remarks].filter((text) => !errors.includes(text));
    expect(unused).toEqual([]);
  });
});
