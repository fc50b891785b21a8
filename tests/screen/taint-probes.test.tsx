import { expect, test } from 'vitest';
import { session } from '@/session/current';
import { steady } from '../matrix/scripts';
import { see, until } from '../support/hands';
import { renderApp } from '../support/renderApp';
import { leaks, startOver } from '../support/taint/watchLeaks';

const CEDULA = 'V4123456';

function link(href: string, download = ''): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, download });
}
const meta = () => Object.assign(document.createElement('meta'), { content: CEDULA });

/** Leaks a cédula or a session secret into each place, as careless code would. */
const plants: Readonly<Record<string, () => unknown>> = {
  "cedula 'V4123456' in title": () => (document.title = `Envío a ${CEDULA}`),
  "cedula 'V4123456' in local storage planted": () => localStorage.setItem('planted', CEDULA),
  "cedula 'V4123456' in session storage planted": () => (sessionStorage.planted = CEDULA),
  "cedula 'V4123456' in cookie": () => (document.cookie = `planted=${CEDULA}`),
  "cedula 'V4123456' in address": () => history.replaceState(history.state, '', `#${CEDULA}`),
  // oxlint-disable-next-line no-console -- planted for the probes to find
  "cedula 'V4123456' in console": () => console.debug('A planted leak:', { cedula: CEDULA }),
  "cedula 'V4123456' in report": () => navigator.sendBeacon('/report', CEDULA),
  "cedula 'V4123456' in call": () => fetch(`/api/exchanges?search=${CEDULA}`, { cache: 'no-store' }),
  "cedula 'V4123456' in clipboard": () => navigator.clipboard.writeText(CEDULA).catch(() => undefined),
  "cedula 'V4123456' in file name": () => link('#', `${CEDULA}.csv`).click(),
  "cedula 'V4123456' in file:": () => URL.revokeObjectURL(URL.createObjectURL(new Blob([CEDULA]))),
  "cedula 'V4123456' in window name": () => (window.name = CEDULA),
  "cedula 'V4123456' in head": () => document.head.append(meta()),
  "telefono '04140000001' in link": () =>
    document.body.append(link('https://wa.me/34600000000?text=%2B58%20414-0000001')),
  'other host': () => fetch('http://127.0.0.1:9/', { mode: 'no-cors' }).catch(() => undefined),
  accessToken: () => localStorage.setItem('planted', session.accessToken() ?? ''),
};

test('the probes find every planted leak and name its data and place', async () => {
  const { sandbox } = await renderApp({ scenario: steady('aprobada'), path: '/envios' });
  await see('heading', 'Tus envíos');
  await until(() => sandbox.log().some(({ call }) => call === 'listExchanges'), 'a call with a token');
  const { href } = location;
  const { title } = document;
  const elements = new Set([...document.head.children, ...document.body.children]);
  try {
    for (const plant of Object.values(plants)) await plant();
    const unseen = async () => {
      const found = await leaks();
      return Object.keys(plants).filter((start) => !found.some((leak) => leak.startsWith(start)));
    };
    await expect.poll(unseen).toEqual([]);
  } finally {
    for (const element of [...document.head.children, ...document.body.children])
      if (!elements.has(element)) element.remove();
    for (const storage of [localStorage, sessionStorage]) storage.removeItem('planted');
    document.cookie = 'planted=; Max-Age=0';
    document.title = title;
    window.name = '';
    history.replaceState(history.state, '', href);
    startOver();
  }
  expect(await leaks()).toEqual([]);
});
