import { createBrowserSandbox, startWorker } from '@mocks/adapters/browser';
import { handlers } from '@mocks/engine/handlers';
import { createClock } from '@mocks/host/clock';
import { pathInApp } from '@mocks/host/page';
import { pageSandbox, type PageSandbox } from '@mocks/page/pageSandbox';
import { enterPreset, openSharedPage } from '@mocks/page/share';
import { hasPanel } from '@mocks/panel/mode';
import type { Scenario } from '@mocks/server/scenario';
import { logins, SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import { installClock } from '@/lib/clock';
import { whenIdle } from '@/lib/whenIdle';
import { decodeScenario, SCENARIO_PARAM } from './scenarios/link';

declare global {
  interface Window {
    /** The sandbox of this page, for tests and the console. */
    sandbox?: PageSandbox;
  }
}

function logError(error: unknown): void {
  // oxlint-disable-next-line no-console -- users of the demo look for this in the console
  console.error(error);
}

interface Wanted {
  readonly scenario?: Scenario;
  /** Spanish message: why the address has no usable scenario. */
  readonly problem?: string;
}

/** The scenario that the address names. An unusable one is logged and ignored, so that the page still opens. */
function wantedByAddress(): Wanted {
  const text = new URLSearchParams(location.search).get(SCENARIO_PARAM);
  if (text === null) return {};
  try {
    return { scenario: decodeScenario(text) };
  } catch (error) {
    logError(error);
    const known = `No hay ningún escenario que se llame «${text}». Elige uno de la lista.`;
    const broken = 'El escenario del enlace está incompleto o es de otra versión. Elige uno de la lista.';
    return { problem: text.startsWith('~') ? broken : known };
  }
}

const UNREADABLE = 'Está incompleto o es de otra versión: pide que lo copien otra vez.';

function showFailure(error: unknown): void {
  logError(error);
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText =
    'max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif';
  notice.textContent =
    'La demostración necesita un service worker y este navegador no lo permite. ' +
    'Ábrela por HTTPS o en localhost, fuera de una ventana privada, y recarga la página.';
  document.body.replaceChildren(notice);
}

/** Opens what the fragment of the address contains: a screen, or answers to the statements. */
async function openShared(sandbox: PageSandbox): Promise<undefined> {
  await openSharedPage(sandbox);
  if (location.hash === '') return;
  // The statements are large.
  const { openSharedAnswers } = await import('@mocks/page/answers');
  await openSharedAnswers();
}

/** Loads the code of the app and of its page, but starts nothing. */
async function loadApp(): Promise<void> {
  try {
    const [{ preloadPage }] = await Promise.all([import('@/app/pages'), import('@/app/App')]);
    await preloadPage(pathInApp({ pathname: location.pathname, search: '' }));
  } catch {
    // The app starts, and says what it cannot load.
  }
}

/** Demo entry: starts the sandbox, then the same app that production runs. */
async function start(): Promise<void> {
  const clock = createClock();
  installClock(clock);
  const { scenario, problem } = wantedByAddress();
  const sandbox = pageSandbox(createBrowserSandbox(clock, scenario));
  const unshared = await openShared(sandbox).catch((error: unknown) => {
    logError(error);
    return UNREADABLE;
  });
  enterPreset(sandbox, scenario);
  // Not earlier: this code may read what the sandbox has put into the storage.
  const loaded = loadApp();
  try {
    await startWorker(handlers(sandbox), { quiet: false });
  } catch (error) {
    showFailure(error);
    return;
  }
  window.sandbox = sandbox;
  // MSW has let go of a page that was left; one that comes back as it was needs a new start.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  // A shared link that is pasted over this page only changes its fragment.
  window.addEventListener('hashchange', () => /^#(?:estado|guion)=/.test(location.hash) && location.reload());
  // oxlint-disable-next-line no-console -- users of the demo look for this in the console
  console.info(`Demo. Cuentas: ${Object.values(logins).join(', ')}. Contraseña: ${SEED_PASSWORD}`);
  const withPanel = hasPanel();
  // With its code the page renders at once. React would show a placeholder, and keep it for 0.3 s.
  await loaded;
  await import('@/main');
  if (!withPanel) return;
  // The page comes first: in dev the panel is some hundred files more.
  await new Promise<void>((resolve) => void whenIdle(resolve));
  const { mountPanel } = await import('@mocks/panel/mount');
  mountPanel(sandbox, problem ?? unshared);
}

void start();
