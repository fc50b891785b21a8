import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LOGIN, steady } from '../support/confirming';
import { arrivesAt, enterPassword } from '../support/hands';
import { callsAnswered } from '../support/openCalls';
import { openQuote } from '../support/openQuote';
import { renderApp } from '../support/renderApp';

const WRAPPED = ['font'].join('');
const LEFT_ALONE = `[translate="no"], style, script, textarea, ${WRAPPED}`;

/** Wraps each text of the page, as page translators of browsers do. Returns the number of texts so far. */
function translatePage(): () => number {
  let wrapped = 0;
  const wrap = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE)) continue;
      const outer = document.createElement(WRAPPED);
      const inner = outer.appendChild(document.createElement(WRAPPED));
      inner.textContent = text.data;
      text.replaceWith(outer);
      wrapped += 1;
    }
  };
  const observer = new MutationObserver(wrap);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  wrap();
  return () => wrapped;
}

test('on a translated page a user logs in, corrects the amount and sees each new rate', async () => {
  const texts = translatePage();
  const { screen, sandbox, location } = await renderApp({
    scenario: { ...steady, signedInAs: null },
    path: `/iniciar/password?loginType=1&login=${LOGIN}`,
  });
  await enterPassword({ screen });
  await arrivesAt(location, '/envia1');
  const send = screen.getByRole('textbox', { name: 'Envías' });
  const rate = screen.getByText(/^1 € = /);
  await expect.element(rate).toHaveTextContent('1 € = 612,4837 Bs');
  await send.click();
  await userEvent.keyboard('10.50');
  const hint = screen.getByText(/Usa la coma para los decimales/);
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard('{Backspace}{Backspace},5');
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(send).toHaveValue('10,5');
  sandbox.change({ rate: { kind: 'fixed', rate: 700 } });
  await screen.getByRole('button', { name: 'Actualizar tasa' }).click();
  await expect.element(rate).toHaveTextContent('1 € = 700,00 Bs');
  expect(texts()).toBeGreaterThan(20);
});

test('on a translated page the countdown of a code goes on', async () => {
  translatePage();
  const { screen, sandbox } = await renderApp({ path: `/olvide?loginType=1&login=${LOGIN}` });
  const button = screen.getByRole('button', { name: /Reenviar código/ });
  await expect.element(button).toHaveTextContent(/Reenviar código en 01:\d\d/);
  // The wait starts with the answer.
  await callsAnswered();
  sandbox.advance(60_000);
  await expect.element(button).toHaveTextContent(/Reenviar código en 00:[0-3]\d/);
  sandbox.advance(60_000);
  await expect.element(button).toHaveTextContent(/^Reenviar código$/);
});

test('on a translated page an exchange is confirmed, repeated and found in the history', async () => {
  translatePage();
  const { screen, send, accept } = await openQuote();
  await send.click();
  await userEvent.keyboard('50');
  await accept.click();
  await screen.getByRole('radio', { name: /Daniela/ }).click();
  await screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('link', { name: /Mis envíos/ }).click();
  const search = screen.getByRole('searchbox');
  await search.fill('mama');
  await expect.element(screen.getByText(/Se muestran/)).toBeVisible();
  await search.fill('');
  await expect.element(screen.getByText(/Se muestran/)).not.toBeInTheDocument();
});
