import type { Fault } from '@mocks/server/faultKinds';
import { logins } from '@mocks/server/seeds/accounts';
import { expect, test } from 'vitest';
import { session } from '@/session/current';
import { callsTo, isPaused, letGo, paused } from '../support/calls';
import { openReady, steady } from '../support/confirming';
import { arrivesAt, goByMenu } from '../support/hands';
import { watchToasts } from '../support/lostAnswers';
import { openQuote, still } from '../support/openQuote';
import { openOtherTab } from '../support/otherTab';
import { renderApp } from '../support/renderApp';

const { toasts } = watchToasts();

/** Another user, with Mamá as only beneficiary, logs in in another tab; this one stays where it is. */
async function changeUser(): Promise<void> {
  // A list may be asked for before the session has been checked.
  await expect.poll(() => session.getState().status).toBe('signedIn');
  await expect(openOtherTab().signIn(logins.unsent)).resolves.toBe(true);
}

/** Nothing of the first user: names, amounts and references of the history. */
function expectNothingOfMaria(): void {
  expect(document.body.textContent).not.toMatch(/Tío Ramón|Daniela|Abuela Carmen|TRP-|Rondón/);
  expect(toasts()).toEqual([]);
}

/** A beneficiary to whom nothing was sent, so that twenty details are read. */
const stranger = { alias: 'Mamá de Ana', banco: '0102', telefono: '04121112233' };
/** His last exchange is not among the four newest. */
const jose = { alias: 'José Luis', banco: '0191', cedula: 'E82123456', telefono: '04220000003' };
const strangerAndJose: Fault = {
  call: 'listBeneficiaries',
  kind: 'answer',
  body: [stranger, jose].map((paymentDetails, index) => ({
    id: index + 1,
    paymentMethodId: 1,
    paymentDetails,
  })),
};
const heldDetails: readonly Fault[] = [strangerAndJose, { call: 'getExchange', kind: 'hold', times: 4 }];

test('details that arrive after the user left step 2 say nothing, and the waiting ones are not read', async () => {
  const app = await openReady({ faults: heldDetails });
  await isPaused(app, 4);
  await goByMenu(app, /Mis datos/);
  await expect.element(app.screen.getByLabelText('Ciudad')).toBeVisible();
  app.sandbox.release();
  await app.screen.getByLabelText('Ciudad').fill('Soria');
  await isPaused(app, 0);
  expect(callsTo(app, 'getExchange')).toBe(4);
  expect(app.location()).toBe('/mis-datos');
  expect(toasts()).toEqual([]);
});

test('a late detail says nothing about the same account of the next user', async () => {
  const app = await openReady({ faults: [paused('getExchange')] });
  await isPaused(app);
  await changeUser();
  await arrivesAt(app.location, '/envia1');
  await letGo(app, 'getExchange');
  await app.screen.getByRole('textbox', { name: 'Envías' }).fill('30');
  await app.screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await app.screen.getByRole('radio', { name: /Mamá/ }).click();
  await expect.element(app.screen.getByText('Primera vez a esta cuenta.', { exact: false })).toBeVisible();
  expectNothingOfMaria();
});

test('the details of one account neither delay those of another nor say anything about it', async () => {
  const app = await openReady({ faults: heldDetails });
  const { screen, sandbox } = app;
  await isPaused(app, 4);
  await screen.getByRole('radio', { name: /José Luis/ }).click();
  const known = screen.getByText(/^Cuenta conocida: le enviaste el \d/);
  await expect.element(known).toBeVisible();
  expect(callsTo(app, 'getExchange')).toBe(5);
  const told = known.element().textContent;
  sandbox.release();
  await isPaused({ sandbox }, 0);
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  expect(known.element().textContent).toBe(told);
});

/** Opens the statement of Mamá, with more than four details to read. */
async function openStatement(fault: Fault) {
  const app = await renderApp({
    scenario: { ...steady, faults: [fault] },
    path: '/envios/justificante',
    state: { filter: { beneficiary: 'Mamá' } },
    history: 'browser',
  });
  await expect.poll(() => app.sandbox.paused().length).toBeGreaterThan(0);
  return app;
}

test("a late profile of the previous user does not enter the next user's statement", async () => {
  const app = await openStatement(paused('getProfile'));
  const { screen, sandbox } = app;
  sandbox.createExchange(logins.unsent, 70);
  await changeUser();
  await expect.element(screen.getByText('Elige un beneficiario')).toBeVisible();
  await letGo(app, 'getProfile');
  await screen.getByRole('combobox', { name: 'Beneficiario' }).selectOptions('Mamá (1 envío)');
  const document = screen.getByRole('article', { name: 'Justificante de envíos a Mamá' });
  await expect.element(document).toHaveTextContent(/José Gregorio Ávila Soto.*70,00\s€/);
  await expect.element(screen.getByRole('button', { name: /^Imprimir/ })).toBeEnabled();
  expect(screen.getByRole('table').first().getByRole('row').elements()).toHaveLength(2);
  expect(document.element().textContent).not.toContain('Rondón');
});

test('late details of one beneficiary do not enter the statement of another, nor delay it', async () => {
  const app = await openStatement({ call: 'getExchange', kind: 'hold', times: 4 });
  const { screen, sandbox } = app;
  await isPaused(app, 4);
  const print = screen.getByRole('button', { name: /^Imprimir/ });
  await expect.element(print).toBeDisabled();
  await screen.getByRole('combobox', { name: 'Beneficiario' }).selectOptions('Daniela (4 envíos)');
  const document = screen.getByRole('article', { name: 'Justificante de envíos a Daniela' });
  await expect.element(print).toBeEnabled();
  const before = document.element().textContent;
  sandbox.release();
  await isPaused({ sandbox }, 0);
  await expect.element(print).toBeEnabled();
  expect(document.element().textContent).toBe(before);
  expect(before).not.toMatch(/0414\s?000\s?0001/);
});

const heading = { name: 'Enviar otra vez' };

test('the next user does not see the people of the previous one', async () => {
  const app = await renderApp({
    scenario: { ...steady, faults: [paused('listExchanges')] },
    path: '/envia1',
  });
  const { screen, sandbox } = app;
  await isPaused(app);
  sandbox.createExchange(logins.unsent, 70);
  await changeUser();
  const people = screen.getByRole('region', heading).getByRole('button');
  await expect.element(people).toHaveTextContent(/^Mamá70,00\s€$/);
  await letGo(app, 'listExchanges');
  await isPaused({ sandbox }, 0);
  await screen.getByRole('textbox', { name: 'Envías' }).fill('75');
  await expect.element(people).toHaveTextContent(/^Mamá70,00\s€$/);
  expectNothingOfMaria();
});

test('people that arrive after the user has typed change neither the amount nor the choice', async () => {
  const app = await renderApp({
    scenario: { ...steady, faults: [paused('listExchanges')] },
    path: '/envia1',
  });
  const { screen } = app;
  await isPaused(app);
  await screen.getByRole('textbox', { name: 'Envías' }).fill('75');
  await letGo(app, 'listExchanges');
  const people = screen.getByRole('region', heading);
  await expect.element(people.getByRole('button', { name: /Daniela/ })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('75');
  expect(people.element().querySelector('[aria-current]')).toBeNull();
});

test('a minimum that arrives after the user left step 1 is not told', async () => {
  const app = await openQuote({ ...still, faults: [paused('checkMinimum')] });
  const { screen, sandbox, location, send, alert } = app;
  await expect.element(screen.getByRole('heading', heading)).toBeVisible();
  await send.fill('8');
  sandbox.advance(600);
  await isPaused(app);
  await goByMenu(app, /Mis datos/);
  await letGo(app, 'checkMinimum');
  await screen.getByLabelText('Ciudad').fill('Soria');
  expect(location()).toBe('/mis-datos');
  await expect.element(screen.getByText(/^Faltan/)).not.toBeInTheDocument();
  expect(alert).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
});
