import { isScenarioName, presets } from '@mocks/scenarios/presets/table';
import { rows } from '@mocks/server/db/models';
import { rateInForce } from '@mocks/server/handlers/reference';
import { scenarioSchema } from '@mocks/server/scenario';
import * as v from 'valibot';
import type { SandboxState } from '../state';

/** A summary of the server's state for tests and people. */
export const stateSummary = v.pipe(
  v.object({
    scenario: scenarioSchema,
    path: v.pipe(v.string(), v.description('The page on which the preset shows.')),
    now: v.pipe(v.string(), v.description('Instant on the sandbox clock, ISO.')),
    rate: v.number(),
    accounts: v.array(
      v.object({
        login: v.string(),
        status: rows.user.entries.status,
        beneficiaries: v.number(),
        exchanges: v.number(),
      }),
    ),
  }),
  v.description('A summary of the server for tests and people.'),
);

export function summarise({ db, context }: SandboxState): v.InferOutput<typeof stateSummary> {
  const { scenario, now } = context();
  const { name = '' } = scenario;
  return {
    scenario,
    path: isScenarioName(name) ? presets[name].path : '/',
    now: new Date(now).toISOString(),
    rate: rateInForce(context()),
    accounts: db.user.all().map(({ id, login, status }) => {
      const own = ({ userId }: { readonly userId: number }) => userId === id;
      return {
        login,
        status,
        beneficiaries: db.beneficiary.filter(own).length,
        exchanges: db.exchange.filter(own).length,
      };
    }),
  };
}
