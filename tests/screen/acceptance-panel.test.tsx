import { statements } from '@mocks/acceptance/table';
import { linkToAnswers, openSharedAnswers, storeAnswers, storedAnswers } from '@mocks/page/answers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPanel } from '../support/openPanel';
import { renderApp } from '../support/renderApp';
import { resize } from '../support/window';

beforeEach(async () => {
  const forget = () => {
    storeAnswers('own', {});
    storeAnswers('received', {});
  };
  forget();
  onTestFinished(forget);
  await resize(1280, 800);
});

const all = statements.length;

async function openGuion() {
  const { panel } = openPanel(await renderApp({ path: '/contacto' }), 'guion');
  /** The card of a section, unfolded. */
  const card = async (title: string) => {
    const item = panel.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
    await item.getByText(title, { exact: true }).click();
    return item;
  };
  return { panel, card };
}

test('a verdict and a note are counted, exported and kept', async () => {
  const { panel, card } = await openGuion();
  await expect.element(panel.getByRole('status').getByText(`0 de ${all}: 0 bien, 0 mal`)).toBeVisible();
  const home = await card('Portada');
  await home.getByRole('button', { name: 'Mal' }).click();
  await home.getByRole('textbox', { name: 'Nota' }).fill('Falta la foto');
  await expect.element(home.getByRole('button', { name: 'Mal' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(home.getByText('Mal, con nota')).toBeVisible();
  await expect.element(panel.getByRole('status').getByText(`1 de ${all}: 0 bien, 1 mal`)).toBeVisible();
  expect(storedAnswers('own')).toEqual({ '2.3': { verdict: 'mal', note: 'Falta la foto' } });

  await home.getByRole('button', { name: 'Mal' }).click();
  await expect.element(panel.getByRole('status').getByText(`0 de ${all}: 0 bien, 0 mal`)).toBeVisible();
  expect(storedAnswers('own')).toEqual({ '2.3': { note: 'Falta la foto' } });
});

test('only the open statements can be shown', async () => {
  storeAnswers('own', { '2.3': { verdict: 'bien' } });
  const { panel } = await openGuion();
  await expect.element(panel.getByText('Portada', { exact: true })).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Solo las que faltan' }).click();
  await expect.element(panel.getByText('Portada', { exact: true })).not.toBeInTheDocument();
  await expect.element(panel.getByText('Página que no existe', { exact: true })).toBeVisible();
});

/** Opens a link with answers, as a page load would. */
async function follow(link: string) {
  const { pathname, search, hash } = window.location;
  onTestFinished(() => window.history.replaceState(window.history.state, '', pathname + search + hash));
  window.history.replaceState(window.history.state, '', link);
  await openSharedAnswers();
}

test('a link with answers restores them and leaves the address', async () => {
  const link = await linkToAnswers({ '2.4': { verdict: 'bien', note: 'Ya está' } });
  await follow(link);
  expect(window.location.hash).toBe('');
  expect(new URLSearchParams(window.location.search).get('panel')).toBe('guion');
  const { panel } = await openGuion();
  await expect.element(panel.getByText('Bien, con nota')).toBeVisible();
  await expect.element(panel.getByRole('textbox', { name: 'Enlace con respuestas' })).toHaveValue(link);
});

test.each([
  ['Las mías', 'bien'],
  ['Las del enlace', 'mal'],
] as const)("a link does not replace answers that are here until '%s' is pressed", async (choice, kept) => {
  storeAnswers('own', { '2.3': { verdict: 'bien' } });
  await follow(await linkToAnswers({ '2.3': { verdict: 'mal' } }));
  expect(storedAnswers('own')).toEqual({ '2.3': { verdict: 'bien' } });
  const { panel } = await openGuion();
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Trae 1 y aquí tienes 1.');
  await panel.getByRole('button', { name: choice }).click();
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument();
  expect(storedAnswers('own')).toEqual({ '2.3': { verdict: kept } });
});

test('what another tab marks meanwhile stays', async () => {
  const { panel, card } = await openGuion();
  const home = await card('Portada');
  const [, other] = statements;
  storeAnswers('own', { [other?.section ?? '']: { verdict: 'bien' } });
  await home.getByRole('button', { name: 'Mal' }).click();
  await expect.element(panel.getByRole('status').getByText(`2 de ${all}: 1 bien, 1 mal`)).toBeVisible();
});
