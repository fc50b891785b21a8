import { installClock } from '@/lib/clock';
import { createBrowserSandbox, startWorker } from './browser';
import { createClock } from './control/clock';
import { plainAddress } from './control/page';
import { panelMode } from './control/panel/mode';
import { pageSandbox, type PageSandbox } from './page';
import { logins, SEED_PASSWORD } from './seeds/accounts';
import { decodeScenario, SCENARIO_PARAM } from './scenarios/link';
import type { Scenario } from './scenarios/scenario';
import { enterPreset, openSharedPage } from './share';

declare global {
  interface Window {
    /** The fake server of this page, for tests and the console. */
    sandbox?: PageSandbox;
  }
}

function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- whoever runs the demo looks for this in the console
  console.error(error);
}

interface Wanted {
  readonly scenario?: Scenario;
  /** Why there is none although the address asks for one, for people. */
  readonly problem?: string;
}

/** The scenario that the address asks for. An unusable one is reported and ignored, so that the page still opens. */
function wantedByAddress(): Wanted {
  const text = new URLSearchParams(location.search).get(SCENARIO_PARAM);
  if (text === null) return {};
  try {
    return { scenario: decodeScenario(text) };
  } catch (error) {
    report(error);
    const known = `No hay ningún escenario que se llame «${text}». Elige uno de la lista.`;
    const broken = 'El escenario del enlace está incompleto o es de otra versión. Elige uno de la lista.';
    return { problem: text.startsWith('~') ? broken : known };
  }
}

const UNREADABLE = 'Está incompleto o es de otra versión: pide que lo copien otra vez.';

function showFailure(error: unknown): void {
  report(error);
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText =
    'max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif';
  notice.textContent =
    'La demostración necesita un service worker y este navegador no lo permite. ' +
    'Ábrela por HTTPS o en localhost, fuera de una ventana privada, y recarga la página.';
  document.body.replaceChildren(notice);
}

/** The demo's entry: the sandbox first, then the very same app that goes to production. */
async function start(): Promise<void> {
  const clock = createClock();
  installClock(clock);
  const { scenario, problem } = wantedByAddress();
  const sandbox = pageSandbox(createBrowserSandbox(clock, scenario));
  const unshared = await openSharedPage(sandbox).catch((error: unknown) => {
    report(error);
    return UNREADABLE;
  });
  enterPreset(sandbox);
  try {
    await startWorker(sandbox);
  } catch (error) {
    showFailure(error);
    return;
  }
  window.sandbox = sandbox;
  // oxlint-disable-next-line no-console -- whoever runs the demo looks for this in the console
  console.info(`Sandbox. Cuentas: ${Object.values(logins).join(', ')}. Contraseña: ${SEED_PASSWORD}`);
  const mode = panelMode();
  if (mode === 'clean') history.replaceState(history.state, '', plainAddress());
  await import('@/main');
  if (mode === 'off') return;
  const { mountPanel } = await import('./control/panel/mount');
  mountPanel(sandbox, mode, problem ?? unshared);
}

void start();
