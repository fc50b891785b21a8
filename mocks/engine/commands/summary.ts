import { isScenarioName, presets } from '@mocks/scenarios/presets/table';
import { rateInForce } from '@mocks/server/handlers/reference';
import type { SandboxState } from '../state';

/** A summary of the server's state for tests and people: the page of the preset, and instants as ISO. */
export function summarise({ db, context }: SandboxState) {
  const { scenario, now } = context();
  const { name = '' } = scenario;
  return {
    scenario,
    path: isScenarioName(name) ? presets[name].path : '/',
    now: new Date(now).toISOString(),
    rate: rateInForce(context()),
    accounts: db.user.getAll().map(({ id, login, status }) => {
      const own = { where: { userId: { equals: id } } };
      return {
        login,
        status,
        beneficiaries: db.beneficiary.findMany(own).length,
        exchanges: db.exchange.findMany(own).length,
      };
    }),
  };
}
