import { expect, test, vi } from 'vitest';
import { ID, NOW, openReceipt } from '../support/openReceipt';

test('the receipt of an earlier exchange says no more than its status', async () => {
  const { receipt, screen } = await openReceipt();
  await expect.element(receipt.getByText('Enviado al banco')).toBeVisible();
  await expect.element(screen.getByText(/está hecho|Paso 3/)).not.toBeInTheDocument();
});

const answered = {
  exchangeId: ID,
  status: 'Recibido',
  beneficiary: 'Mi tío',
  amountSend: '151',
  currencySend: 'EUR',
};

test.each([
  ['after an answer', { exchange: answered, isNew: true }, /^Tu envío de 151,00\s€ a Tío Ramón está hecho$/],
  ['when a lost one was found', { isNew: true }, /^Tu envío de 150,00\s€ a Tío Ramón está hecho$/],
])(
  'for an hour, the receipt %s says that the exchange is made, and what comes next',
  async (_case, state, made) => {
    const { receipt, screen, sandbox } = await openReceipt({}, undefined, state);
    const readAgain = () => window.dispatchEvent(new Event('visibilitychange'));
    sandbox.updateExchange(24, { inserted: new Date(NOW).toISOString() });
    readAgain();
    await expect.element(receipt.getByText(made)).toBeVisible();
    await expect.element(screen.getByText('Paso 3 de 3')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Repetir envío' })).not.toBeInTheDocument();
    await expect
      .element(receipt.getByRole('link', { name: 'tus envíos' }))
      .toHaveAttribute('href', '/envios');
    sandbox.advance(60 * 60_000);
    readAgain();
    await expect.element(screen.getByText(/está hecho|Paso 3/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Repetir envío' })).toBeVisible();
  },
);

test('an exchange that was not sent is neutral, and help comes first', async () => {
  const { screen, sandbox, receipt } = await openReceipt();
  await expect.element(receipt.getByText('Enviado al banco')).toBeVisible();
  const struck = () =>
    Array.from(receipt.element().querySelectorAll('s'), ({ textContent }) => textContent.replace(/\s/, ' '));
  expect(struck()).toEqual([]);
  const actions = () => {
    const found = screen
      .getByRole('article')
      .element()
      .querySelectorAll('a[href="/"], button[aria-expanded]');
    return Array.from(found, ({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  };
  expect(actions()).toEqual(['Hecho', 'Compartir', 'Algo no va bien', 'Más opciones']);
  sandbox.updateExchange(24, { status: 'Rechazado por el banco' });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(receipt.getByText('Este envío no salió adelante')).toBeVisible();
  expect(struck()).toEqual(['150,00 €', '91.872,00 Bs']);
  expect(actions()).toEqual(['Algo no va bien', 'Hecho', 'Compartir', 'Más opciones']);
});

test('the lists of the actions open one at a time', async () => {
  const { screen } = await openReceipt();
  await screen.getByRole('button', { name: 'Compartir' }).click();
  await expect.element(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await screen.getByRole('button', { name: 'Algo no va bien' }).click();
  await expect.element(screen.getByRole('link', { name: /^No ha llegado el dinero/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  // The rare ones are one press away; the reminder keeps its list.
  await expect.element(screen.getByRole('button', { name: 'Recuérdamelo' })).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'Más opciones' });
  await more.click();
  await expect.element(screen.getByRole('link', { name: /^No ha llegado/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Recuérdamelo' }).click();
  await expect.element(screen.getByRole('button', { name: 'Guardar el recordatorio' })).toBeVisible();
  await screen.getByRole('button', { name: 'Recuérdamelo' }).click();
  await expect.element(screen.getByRole('button', { name: 'Recuérdamelo' })).toHaveFocus();
  await more.click();
  await expect.element(screen.getByRole('button', { name: 'Recuérdamelo' })).not.toBeInTheDocument();
});

test.each([
  [
    'with the profile',
    {},
    /RemitenteNombreMaría Gabriela Rondón PérezDomicilio.*Usuario de Turpialmaria@turpial\.example/,
  ],
  [
    'without it',
    { faults: [{ call: 'getProfile', kind: 'status', status: 403 }] },
    /RemitenteUsuario de Turpialmaria@turpial\.example/,
  ],
] as const)('on paper a receipt names sender, issuer and date, %s', async (_name, changes, sender) => {
  let printed = '';
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed = document.querySelector('article footer')?.textContent ?? '';
  });
  const { screen } = await openReceipt(changes);
  await screen.getByRole('button', { name: 'Compartir' }).click();
  await screen.getByRole('button', { name: 'Imprimir' }).click();
  await expect.poll(() => printed).toMatch(sender);
  expect(printed).toMatch(/NIF \S+ · .*@/);
  expect(printed).toContain('tal como está el 15 jul 2026, 12:00.');
});
