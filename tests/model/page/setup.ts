import { createSandbox } from '@mocks/engine/sandbox';
import { saveText } from '@mocks/engine/snapshot';
import { browserPage } from '@mocks/host/page';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { START_PARAM } from '../startParam';
import { euros, people, RATE } from '../texts';
import { forgetJumps } from './device';
import { forgetNetwork } from './network';

const OWN = 'turpial-sandbox';
const PREPARED = `${OWN}.model`;
const FIRST = `${OWN}.first-entry`;

const START = '2026-03-02T10:00:00Z';
const AN_HOUR_EARLIER = '2026-03-02T09:00:00Z';

/** An approved account is signed in, the clock is frozen, and there is no latency. */
export const startScenario = scenarioOf('aprobada', {
  clock: { at: START, frozen: true },
  rate: { kind: 'fixed', rate: RATE },
  latencyMs: 0,
});

/** The seed's state, with a short history and with beneficiaries whose names show their owner. */
function prepared(): string {
  const known = localStorage.getItem(PREPARED);
  if (known !== null) return known;
  const sandbox = createSandbox({ scenario: startScenario });
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
    for (const { id } of sandbox.exchanges(login).slice(0, -3)) sandbox.removeExchange(id);
  }
  // Another device has sent the same as the first user may send here.
  for (const amount of people.A.amounts)
    sandbox.createExchange(people.A.login, euros(amount), AN_HOUR_EARLIER);
  const text = JSON.stringify(sandbox.exportState());
  localStorage.setItem(PREPARED, text);
  return text;
}

/** Clears the app's data of this tab; its history starts here. */
function startTab(): void {
  sessionStorage.clear();
  sessionStorage.setItem(FIRST, navigation.currentEntry?.key ?? '');
}

/** True if Back leads to a page of the same run. */
export function canGoBack(): boolean {
  const first = navigation.entries().find(({ key }) => key === sessionStorage.getItem(FIRST));
  return navigation.canGoBack && navigation.currentEntry?.key !== first?.key;
}

/** Resets everything, or only this tab, if the address asks for it; runs before the sandbox exists. */
export function startOver(): void {
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
  forgetNetwork();
  forgetJumps();
  saveText(localStorage, prepared());
  browserPage.mark(startScenario.signedInAs, Date.parse(START));
}
