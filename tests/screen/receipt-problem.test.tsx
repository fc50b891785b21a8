/** @module-tag core */
import type { Scenario } from '@mocks/server/scenario';
import { expect, test, vi } from 'vitest';
import { toastLog } from '@/lib/toastLog';
import { isPaused, paused } from '../support/calls';
import { callsAnswered } from '../support/openCalls';
import { ID, openReceipt } from '../support/openReceipt';

async function open(changes: Partial<Scenario> = {}, id = ID) {
  const { screen, sandbox } = await openReceipt(changes, `/envia3?id=${id}`);
  await screen.getByRole('button', { name: 'Algo no va bien' }).click();
  const link = screen.getByRole('link', { name: /^No ha llegado el dinero/ });
  await expect.element(link).toBeVisible();
  const message = () =>
    new URL((link.element() as HTMLAnchorElement).href).searchParams.get('text')?.replaceAll('\u00a0', ' ');
  return { screen, sandbox, link, message };
}

const facts = [
  'Problema: No ha llegado el dinero.',
  'Envío: TRP-2026-000024',
  'Beneficiario: Tío Ramón',
  'Monto: 150,00 € → 91.872,00 Bs',
  'Fecha: 15 jul 2026, 11:00',
  'Estado: Enviado al banco',
  'Estados vistos:',
  '- Enviado al banco, visto a las 12:00',
].join('\n');

test('each problem opens WhatsApp with its message', async () => {
  const { screen, link, message } = await open();
  await expect.poll(message).toBe(`Hola, soy María Gabriela Rondón Pérez.\n${facts}`);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAccessibleName('No ha llegado el dinero (se abre en otra ventana)');
  for (const problem of ['Ha llegado otro monto', 'Los datos del beneficiario están mal', 'Otro problema']) {
    const other = screen.getByRole('link', { name: problem });
    await expect
      .element(other)
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/34600000000\?/) as string);
    const { href } = other.element() as HTMLAnchorElement;
    expect(new URL(href).searchParams.get('text')).toContain(`Problema: ${problem}.`);
  }
});

test('a double click opens the list and leaves it open', async () => {
  const { screen } = await openReceipt();
  const button = screen.getByRole('button', { name: 'Algo no va bien' });
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('link', { name: /^No ha llegado el dinero/ })).toBeVisible();
});

test('without the profile the message has no name', async () => {
  const { sandbox, message } = await open({ faults: [{ call: 'getProfile', kind: 'status', status: 403 }] });
  await expect.poll(() => sandbox.log().some(({ call }) => call === 'getProfile')).toBe(true);
  expect(message()).toBe(`Hola.\n${facts}`);
});

test('the profile is not read before the press', async () => {
  const { screen, sandbox } = await openReceipt();
  await expect.element(screen.getByRole('button', { name: 'Algo no va bien' })).toBeVisible();
  expect(sandbox.log().map(({ call }) => call)).not.toContain('getProfile');
});

/** A transfer of an earlier day. */
const EARLIER = 'TRP-2026-000022';

/** Leads from the receipt to the letter. */
async function openLetter(changes: Partial<Scenario> = {}) {
  const opened = await open(changes, EARLIER);
  await opened.screen.getByRole('link', { name: 'Escribir una reclamación' }).click();
  const letter = opened.screen.getByRole('article', { name: `Reclamación por el envío ${EARLIER}` });
  await expect.element(letter).toBeVisible();
  return { ...opened, letter };
}

test('in the first day of a transfer there is no letter, also not at its address', async () => {
  const { screen } = await open({}, `${ID}&reclamacion`);
  await expect
    .element(screen.getByRole('link', { name: 'Escribir una reclamación' }))
    .not.toBeInTheDocument();
});

test('a letter opens without what the receipt has just said', async () => {
  const { screen } = await open({}, EARLIER);
  await screen.getByRole('button', { name: 'Más opciones' }).click();
  await screen.getByRole('button', { name: 'Recuérdamelo' }).click();
  await screen.getByRole('button', { name: 'Guardar el recordatorio' }).click();
  await expect.element(screen.getByText('Recordatorio guardado')).toBeVisible();
  await screen.getByRole('button', { name: 'Algo no va bien' }).click();
  await screen.getByRole('link', { name: 'Escribir una reclamación' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Reclamación', level: 1 })).toHaveFocus();
  // Later it would close by itself.
  expect(toastLog.get().find(({ title }) => title === 'Recordatorio guardado')).toHaveProperty('dismissedAt');
});

test('a letter says what happened, until when an answer is due and what comes then', async () => {
  const { screen, letter } = await openLetter();
  await expect.element(screen.getByRole('heading', { name: 'Reclamación', level: 1 })).toHaveFocus();
  await expect.element(letter).toHaveTextContent('15 de julio de 2026');
  await expect.element(letter).toHaveTextContent(/Monto enviado130,00\s€/);
  await expect.element(letter).toHaveTextContent('EstadoVerificando pago, visto el 15 jul 2026, 12:00');
  await expect
    .element(letter)
    .toHaveTextContent(
      'si se recibe hoy, como muy tarde el 5 de agosto de 2026, salvo festivos autonómicos o locales',
    );
  await expect.element(letter).not.toHaveTextContent(/V2345678|TURPIAL-7|Maracaibo|Carmen Teresa/);
  const next = screen.getByRole('region', { name: 'Qué pasa después' });
  await expect
    .element(next)
    .toHaveTextContent('15 días hábiles, sin contar sábados, domingos ni festivos nacionales');
  await expect
    .element(next.getByRole('link', { name: 'Banco de España (se abre en otra ventana)' }))
    .toHaveAttribute('href', 'https://clientebancario.bde.es');
});

test('only on paper a letter has a name, and it is printed with it', async () => {
  const { screen, letter } = await openLetter();
  const name = letter.getByText('María Gabriela Rondón Pérez');
  const onPaper: (string | null | undefined)[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => void onPaper.push(name.query()?.textContent));
  await screen.getByRole('button', { name: 'Imprimir o guardar como PDF' }).click();
  await expect.poll(() => onPaper).toEqual(['María Gabriela Rondón Pérez']);
  expect(name.element()).not.toBeVisible();
});

test('after a press that could not read the name the next one reads it', async () => {
  const { screen, sandbox, letter } = await openLetter({
    faults: [{ call: 'getProfile', kind: 'status', status: 503 }],
  });
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const print = screen.getByRole('button', { name: 'Imprimir o guardar como PDF' });
  await print.click();
  await expect.poll(() => printed.mock.calls.length).toBe(1);
  sandbox.clearFaults();
  await print.click();
  await expect.poll(() => printed.mock.calls.length).toBe(2);
  await expect.element(letter.getByText('María Gabriela Rondón Pérez')).toBeInTheDocument();
});

test('the link above the letter leads back to the receipt, which gets title and focus', async () => {
  const { screen, letter } = await openLetter();
  await expect.poll(() => document.title).toBe('Reclamación · Turpial');
  await screen.getByRole('link', { name: 'Resumen del envío' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  await expect.element(letter).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await expect.poll(() => document.title).toBe('Verificando pago · Resumen del envío · Turpial');
});

test('paper has the name that the page knew before the connection was lost', async () => {
  // The problem's message has read it.
  const { screen, sandbox, letter } = await openLetter();
  await callsAnswered();
  sandbox.fault({ call: 'getProfile', kind: 'status', status: 403 });
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await screen.getByRole('button', { name: 'Imprimir o guardar como PDF' }).click();
  await expect.poll(() => printed.mock.calls.length).toBe(1);
  await expect.element(letter.getByText('María Gabriela Rondón Pérez')).toBeInTheDocument();
});

test("a late answer to 'Imprimir' does not print the letter that was opened meanwhile", async () => {
  const app = await openReceipt({ faults: [paused('getProfile')] }, `/envia3?id=${EARLIER}`);
  const { screen } = app;
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await screen.getByRole('button', { name: 'Compartir' }).click();
  await screen.getByRole('button', { name: 'Imprimir' }).click();
  await isPaused(app);
  await screen.getByRole('button', { name: 'Algo no va bien' }).click();
  await screen.getByRole('link', { name: 'Escribir una reclamación' }).click();
  const print = screen.getByRole('button', { name: 'Imprimir o guardar como PDF' });
  await expect.element(print).toBeVisible();
  app.sandbox.release();
  await callsAnswered();
  expect(printed).not.toHaveBeenCalled();
  await print.click();
  await expect.poll(() => printed.mock.calls.length).toBe(1);
});
