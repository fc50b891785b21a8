import { memoryStorage } from '@mocks/host/storage';
import { recordCommand, recordStep } from '@mocks/page/film/controls';
import { decodeFilm, encodeFilm, withStep, type Film, type Step } from '@mocks/page/film/film';
import { playwrightTest } from '@mocks/page/film/playwrightTest';
import { createFilmStore } from '@mocks/page/film/session';
import { stepText } from '@mocks/page/film/stepText';
import { encodeScenario } from '@mocks/scenarios/link';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, test } from 'vitest';

const on = (name: string, nth = 0) => ({ by: 'role' as const, role: 'textbox', name, nth });
const password = { by: 'label' as const, role: '', name: 'Contraseña', nth: 0 };
const clock = { at: '2026-11-22T10:00:00.000Z', frozen: true };

const film: Film = {
  version: 1,
  scenario: encodeScenario(scenarioOf('aprobada', { clock })),
  path: '/envia1?de=casa',
  steps: [
    { do: 'type', on: on('Envías'), text: '50' },
    { do: 'type', on: password, text: { secret: 'password' } },
    { do: 'type', on: on('Código de 6 dígitos'), text: { secret: 'code', number: 2 } },
    { do: 'press', on: { by: 'role', role: 'button', name: 'Di "sí"', nth: 1 } },
    { do: 'choose', on: on('País'), option: 'España' },
    { do: 'key', on: null, key: 'Escape' },
    { do: 'go', by: -1, from: '/envia2' },
    { do: 'reload', from: '/envia1' },
    { do: 'open', path: '/envios' },
    { do: 'command', name: 'advance', inputs: { ms: 5 } },
    { do: 'refresh' },
    { do: 'wait', seconds: 3 },
  ],
  end: { address: '/envios', heading: 'Tus envíos', accounts: ['maria approved 4 25'], state: 'abc' },
};

function storeOf(steps: readonly Step[] = []) {
  const storage = memoryStorage();
  const store = createFilmStore(storage);
  store.set({
    mode: 'recording',
    film: { ...film, steps: [...steps] },
    played: 0,
    until: 0,
    fast: false,
    fresh: false,
    now: 0,
    leaving: false,
  });
  return { store, storage };
}

test('a film survives its link', async () => {
  expect(await decodeFilm(await encodeFilm(film))).toEqual(film);
});

test.each([
  ['a clock that runs', { ...film, scenario: 'aprobada' }],
  ['an unknown scenario', { ...film, scenario: 'no-existe' }],
  ['an unknown command', { ...film, steps: [{ do: 'command', name: 'rm', inputs: {} }] }],
  ['a path of another host', { ...film, path: 'https://other.example' }],
])('a link with %s is refused', async (_name, wrong) => {
  await expect(decodeFilm(await encodeFilm(wrong as Film))).rejects.toThrow();
});

test('the next text of a field replaces its last one, and seconds add up', () => {
  const steps: readonly Step[] = [
    { do: 'type', on: on('Envías'), text: '5' },
    { do: 'type', on: on('Envías'), text: '50' },
    { do: 'type', on: on('Envías', 1), text: '7' },
    { do: 'wait', seconds: 1 },
    { do: 'wait', seconds: 1 },
    { do: 'type', on: on('Envías', 1), text: '8' },
  ];
  expect(steps.reduce<readonly Step[]>(withStep, [])).toEqual([
    { do: 'type', on: on('Envías'), text: '50' },
    { do: 'type', on: on('Envías', 1), text: '7' },
    { do: 'wait', seconds: 2 },
    { do: 'type', on: on('Envías', 1), text: '8' },
  ]);
});

test('a recording survives a page load; a stopped one gets no steps', () => {
  const { store, storage } = storeOf();
  recordStep(store, { do: 'refresh' });
  expect(createFilmStore(storage).get()?.film.steps).toEqual([{ do: 'refresh' }]);
  store.change({ mode: 'stopped' });
  recordStep(store, { do: 'refresh' });
  expect(store.get()?.film.steps).toHaveLength(1);
});

test('commands that change something are recorded by name, without passwords', () => {
  const { store } = storeOf();
  recordCommand(store, 'state', []);
  recordCommand(store, 'updateUser', ['maria@turpial.example', { password: 'Turpial2026' }]);
  expect(store.get()?.film.steps).toEqual([
    {
      do: 'command',
      name: 'updateUser',
      inputs: { login: 'maria@turpial.example', changes: { password: '•••' } },
    },
  ]);
});

test('the written test finds each control by role and name, and checks the end', () => {
  const text = playwrightTest(film);
  for (const line of [
    'await page.getByRole("textbox", { name: "Envías", exact: true }).first().fill("50");',
    'await page.getByLabel("Contraseña", { exact: true }).first().fill("Turpial2026");',
    '.fill(await code(page, 2));',
    String.raw`{ name: "Di \"sí\"", exact: true }).nth(1).click();`,
    '.selectOption({ label: "España" });',
    'await page.keyboard.press("Escape");',
    'await expect.poll(() => address(page)).toBe("/envia2");\n  await page.evaluate("history.go(-1)");',
    'await expect.poll(() => address(page)).toBe("/envia1");\n  await page.reload();',
    'await page.goto("./envios");',
    'await page.evaluate("sandbox.advance(5)");',
    'await seconds(page, 3);',
    'toHaveText("Tus envíos");',
    'toEqual(["maria approved 4 25"]);',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/page\.goto\("\.\/envia1\?de=casa&escenario=[^"]*&panel=0"\)/);
});

test('a written test without codes and seconds has no helper for them', () => {
  const text = playwrightTest({ ...film, steps: film.steps.slice(0, 2) });
  expect(text).not.toMatch(/async function/);
});

test('each step has a Spanish line', () => {
  expect(film.steps.map(stepText)).toEqual([
    'Escribe «50» en «Envías»',
    'Escribe la contraseña en «Contraseña»',
    'Escribe el código en «Código de 6 dígitos»',
    'Pulsa «Di "sí"»',
    'Elige «España» en «País»',
    'Pulsa la tecla Escape',
    'Vuelve atrás',
    'Recarga la página',
    'Abre /envios',
    'Sandbox: adelantar el reloj',
    'La página vuelve a leer sus datos',
    'Pasan 3 segundos',
  ]);
});
