/** @module-tag core */
import type { Fault } from '@mocks/server/faultKinds';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { letGo } from '../support/calls';
import { LOGIN, steady } from '../support/confirming';
import { logIn } from '../support/hands';
import { callsAnswered } from '../support/openCalls';
import { renderApp } from '../support/renderApp';
import { countHands, resize } from '../support/window';

const heading = { name: 'Enviar otra vez' };

test('three presses and no key lead from the login to the receipt', async () => {
  const { screen, sandbox, location } = await renderApp({
    scenario: { ...steady, signedInAs: null },
    path: '/iniciar',
  });
  await logIn({ screen, location }, LOGIN);
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  const before = sandbox.exchanges(LOGIN).length;
  const hands = countHands();

  const people = screen.getByRole('region', heading);
  await people.getByRole('button', { name: /^Daniela/ }).click();
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();

  expect(hands).toEqual({ presses: 3, keys: 0 });
  expect(location()).toMatch(/^\/envia3\?id=/);
  expect(sandbox.exchanges(LOGIN)).toHaveLength(before + 1);
  expect(sandbox.exchanges(LOGIN).at(-1)).toMatchObject({ beneficiaryAlias: 'Daniela', amountSend: 40 });
});

test('shows four people, newest first, and marks the chosen one', async () => {
  const { screen } = await renderApp({ scenario: steady, path: '/envia1' });
  const people = screen.getByRole('region', heading);
  await expect.element(people).toBeVisible();
  const shown = people
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(shown).toEqual([
    'Mamá100,00\u00a0€',
    'Tío Ramón150,00\u00a0€',
    'Daniela40,00\u00a0€',
    'Abuela Carmen130,00\u00a0€',
  ]);
  const daniela = people.getByRole('button', { name: /Daniela/ });
  await daniela.click();
  await expect.element(daniela).toHaveAttribute('aria-current', 'true');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('40,00');
});

test.each([
  [1280, true],
  [900, false],
])('on a screen %d px wide the second column is beside the first: %s', async (width, beside) => {
  await resize(width, 800);
  const { screen } = await renderApp({ scenario: steady, path: '/envia3?id=TRP-2026-000025' });
  const isBeside = (one: Locator, other: Locator) =>
    other.element().getBoundingClientRect().left > one.element().getBoundingClientRect().right;
  await expect.element(screen.getByRole('heading', { name: 'Detalles del pago' })).toBeVisible();
  const done = screen.getByRole('link', { name: 'Hecho' });
  expect(isBeside(done, screen.getByRole('heading', { name: 'Detalles del pago' }))).toBe(beside);
  await screen.getByRole('link', { name: 'Repetir envío' }).click();
  await expect.element(screen.getByRole('heading', heading)).toBeVisible();
  const accept = screen.getByRole('button', { name: 'Quiero esta tasa' });
  expect(isBeside(accept, screen.getByRole('heading', heading))).toBe(beside);
  // The comparison of rates stays below the calculator.
  expect(isBeside(accept, screen.getByText(/llegan hoy/))).toBe(false);
});

test('an exchange in another currency is repeated for its beneficiary, without an amount', async () => {
  const data = { exchangeId: 'X1', amountSend: 250, currencySend: 'USD', beneficiary: 'Mamá' };
  const faults = [{ call: 'getExchange', kind: 'status', status: 200, body: { data } }] as const;
  const { screen } = await renderApp({ scenario: { ...steady, faults }, path: '/envia3?id=X1' });
  await screen.getByRole('link', { name: 'Repetir envío' }).click();
  const send = screen.getByRole('textbox', { name: 'Envías' });
  await expect.element(send).toHaveValue('1,00');
  await send.fill('70');
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByRole('region', { name: 'Resumen' })).toHaveTextContent('Mamá');
});

test('who is repeated stays chosen under a new alias', async () => {
  const exchange = 'TRP-2026-000025';
  const { screen, load } = await renderApp({ scenario: steady, path: `/envia3?id=${exchange}` });
  await screen.getByRole('link', { name: 'Repetir envío' }).click();
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  const summary = screen.getByRole('region', { name: 'Resumen' });
  await expect.element(summary).toHaveTextContent('Mamá');
  await screen.getByRole('button', { name: 'Opciones de Mamá' }).click();
  await screen.getByRole('button', { name: 'Editar Mamá' }).click();
  await screen.getByLabelText('Alias').fill('Rosa');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(summary).toHaveTextContent('Rosa');
  await expect.element(screen.getByRole('button', { name: 'Confirmar' })).toBeEnabled();
  load();
  await expect.element(summary).toHaveTextContent('Rosa');
});

test.each<readonly [string, Fault]>([
  ['the history', { call: 'listExchanges', kind: 'status', status: 403, body: {} }],
  ['the beneficiaries', { call: 'listBeneficiaries', kind: 'status', status: 403, body: {} }],
])('is absent when %s cannot be read, and the calculator works', async (_what, fault) => {
  const { screen, sandbox } = await renderApp({ scenario: { ...steady, faults: [fault] }, path: '/envia1' });
  await expect.poll(() => sandbox.log().map(({ call }) => call)).toContain(fault.call);
  await screen.getByRole('textbox', { name: 'Envías' }).fill('50');
  await expect.element(screen.getByRole('button', { name: 'Quiero esta tasa' })).toBeEnabled();
  await expect.element(screen.getByRole('heading', heading)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test.each([320, 360, 1280])('at %d px nothing moves when it arrives', async (width) => {
  await resize(width, 800);
  const app = await renderApp({
    scenario: { ...steady, faults: [{ call: 'listExchanges', kind: 'hold', times: 1 }] },
    path: '/envia1',
  });
  const accept = app.screen.getByRole('button', { name: 'Quiero esta tasa' });
  await expect.element(accept).toBeEnabled();
  const before = accept.element().getBoundingClientRect().top;
  await letGo(app, 'listExchanges');
  await expect.element(app.screen.getByRole('heading', heading)).toBeInTheDocument();
  expect(accept.element().getBoundingClientRect().top).toBe(before);
});

test('says what the rate means beside the last exchange', async () => {
  const { screen, sandbox } = await renderApp({ scenario: steady, path: '/envia1' });
  const send = screen.getByRole('textbox', { name: 'Envías' });
  // The list comes with the sentence, which waits for an amount that somebody has chosen.
  await expect.element(screen.getByRole('heading', heading)).toBeVisible();
  await expect.element(screen.getByText(/tasa de tu último envío/)).not.toBeInTheDocument();
  await send.fill('50');
  const said = (amount: string) =>
    screen.getByText(new RegExp(`^${amount} que con la tasa de tu último envío \\(\\d+ \\w+\\)\\.$`));
  await expect.element(said('Con 50,00\u00a0€ llegan hoy 0,18\u00a0Bs más')).toBeVisible();
  await send.fill('1000');
  await expect.element(said('Con 1000,00\u00a0€ llegan hoy 3,70\u00a0Bs más')).toBeVisible();
  sandbox.setRate(600);
  await screen.getByRole('button', { name: 'Actualizar tasa' }).click();
  await expect.element(said('Con 1000,00\u00a0€ llegan hoy 12.480,00\u00a0Bs menos')).toBeVisible();
});

test('says nothing about the rate without an exchange', async () => {
  const { screen, sandbox } = await renderApp({
    scenario: { ...steady, signedInAs: 'primera@turpial.example' },
    path: '/envia1',
  });
  await expect.poll(() => sandbox.log().find(({ call }) => call === 'listExchanges')?.status).toBe(200);
  await screen.getByRole('textbox', { name: 'Envías' }).fill('50');
  await expect.element(screen.getByText(/último envío/)).not.toBeInTheDocument();
});

test.each([992, 1280])('on the home page, %i px wide, it has air above and below', async (width) => {
  await resize(width, 900);
  const { screen } = await renderApp({ scenario: steady });
  const again = screen.getByRole('region', heading);
  await expect.element(again).toBeVisible();
  const { top, bottom } = again.element().getBoundingClientRect();
  const above = screen.getByText('Ves la tasa antes de confirmar').element();
  expect(top - above.getBoundingClientRect().bottom).toBeGreaterThan(16);
  const next = screen.getByRole('heading', { name: 'Lo que puedes esperar de nosotros' }).element();
  expect(next.getBoundingClientRect().top - bottom).toBeGreaterThan(32);
});

test.each([390, 1280])(
  'on the home page, %i px wide, it leads a signed-in user to step 1, filled',
  async (width) => {
    await resize(width, 844);
    const { screen, location } = await renderApp({ scenario: steady });
    await screen
      .getByRole('region', heading)
      .getByRole('button', { name: /^Daniela/ })
      .click();
    await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
    expect(location()).toBe('/envia1');
    await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('40,00');
    await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
    await expect.element(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/Daniela/);
    // A call that the end of the test aborts would still arrive, at the next test's server.
    await callsAnswered();
  },
);

test('the home page of a visitor asks for nothing', async () => {
  const { screen, sandbox } = await renderApp({ scenario: { ...steady, signedInAs: null } });
  await expect.element(screen.getByRole('region', { name: 'Calcula tu envío' })).toBeVisible();
  expect(sandbox.log().map(({ call }) => call)).not.toContain('listExchanges');
});

test('the home page asks for nothing while the session on record is checked', async () => {
  const hold: Fault = { call: 'refreshSession', kind: 'hold', times: 1 };
  const app = await renderApp({ scenario: { ...steady, faults: [hold] } });
  await expect.element(app.screen.getByRole('button', { name: 'Menú' })).toBeVisible();
  // The code of the list is there.
  await Promise.all([import('@/app/QueryArea'), import('@/features/send/again/SendAgain')]);
  await letGo(app, 'refreshSession');
  await expect.element(app.screen.getByRole('heading', heading)).toBeVisible();
  const lists = app.sandbox
    .log()
    .filter(({ call }) => call === 'listExchanges' || call === 'listBeneficiaries');
  expect(lists.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([360, 1280])('at %d px nothing on the home page moves when it arrives', async (width) => {
  await resize(width, 800);
  const app = await renderApp({
    scenario: { ...steady, faults: [{ call: 'listExchanges', kind: 'hold', times: 1 }] },
  });
  await expect.element(app.screen.getByRole('region', { name: 'Calcula tu envío' })).toBeVisible();
  const seen = () =>
    [...document.querySelectorAll('main h1, main h2, main h3, main a')].flatMap((one) => {
      const { top, left } = one.getBoundingClientRect();
      return top < window.innerHeight && one.textContent !== 'Enviar otra vez'
        ? [`${one.textContent} ${left} ${top}`]
        : [];
    });
  const before = seen();
  await letGo(app, 'listExchanges');
  await expect.element(app.screen.getByRole('heading', heading)).toBeInTheDocument();
  expect(seen()).toEqual(before);
});
