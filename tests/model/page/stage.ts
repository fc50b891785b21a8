import { browserPage } from '@mocks/control/page';
import type { Sandbox } from '@mocks/sandbox';
import { scenarioOf } from '@mocks/scenarios/presets';
import { START_PARAM } from '../startParam';
import { people, RATE } from '../texts';

const OWN = 'turpial-sandbox';
const PREPARED = `${OWN}.model`;
const FIRST = `${OWN}.first-entry`;

/** An approved account is signed in, the clock stands, and nothing takes time. */
export const startScenario = scenarioOf('aprobada', {
  clock: { at: '2026-03-02T10:00:00Z', frozen: true },
  rate: { kind: 'fixed', rate: RATE },
  latencyMs: 0,
});

/** The seeds, with beneficiaries that tell whose they are, and a short history. */
function prepared(sandbox: Sandbox): string {
  const known = localStorage.getItem(PREPARED);
  if (known !== null) return known;
  sandbox.apply(startScenario);
  for (const { login, beneficiaries } of Object.values(people)) {
    for (const { id, paymentDetails } of sandbox.beneficiaries(login)) {
      const alias = beneficiaries[id];
      const details = JSON.parse(paymentDetails) as object;
      if (alias === undefined) sandbox.removeBeneficiary(id);
      else
        sandbox.updateBeneficiary(id, {
          paymentDetails: JSON.stringify({ ...details, alias, titular: `${alias} Titular` }),
        });
    }
    const exchanges = sandbox.exchanges(login);
    for (const { id } of exchanges.slice(0, -3)) sandbox.removeExchange(id);
  }
  const text = sandbox.exportState();
  localStorage.setItem(PREPARED, text);
  return text;
}

/** Forgets what this tab has of the app; its history begins here. */
function startTab(): void {
  sessionStorage.clear();
  sessionStorage.setItem(FIRST, navigation.currentEntry?.key ?? '');
}

/** True where this tab has pages behind the present one that are of the same run. */
export function canGoBack(): boolean {
  const first = navigation.entries().find(({ key }) => key === sessionStorage.getItem(FIRST));
  return navigation.canGoBack && navigation.currentEntry?.key !== first?.key;
}

/** Starts everything over, or this tab, where the address asks for it; before the app starts. */
export function startOver(sandbox: Sandbox): void {
  const address = new URL(location.href);
  const what = address.searchParams.get(START_PARAM);
  if (what === null) return;
  address.searchParams.delete(START_PARAM);
  history.replaceState(null, '', address);
  startTab();
  if (what !== 'all') return;
  for (const key of Object.keys(localStorage)) if (!key.startsWith(OWN)) localStorage.removeItem(key);
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  sandbox.importState(prepared(sandbox));
  browserPage.mark(startScenario, sandbox.clock.now());
}
