import type { ScenarioName } from '@mocks/scenarios/presets/table';
import type { AccountStatus } from '@mocks/server/db/models';
import { accountSteps } from '@mocks/server/rules/profile';
import { lifeCycle, statuses } from '@mocks/server/rules/statuses';
import { quoteStages } from '@/lib/quote';
import { transitions, type SessionEvent, type SessionStatus } from '@/session/state';
import { accountLabels } from '../accountLabels';
import { durationText } from './duration';
import type { Graph, GraphEdge } from './graph';

const pairs = lifeCycle.slice(1).map((next, place) => [lifeCycle[place], next] as const);

/** The life of an exchange on the simulated server. */
export const exchangeGraph: Graph = {
  title: 'Envío',
  source: 'mocks/server/rules/statuses.ts',
  nodes: Object.values(statuses).map(({ name }) => ({ id: name, label: name })),
  edges: pairs.flatMap(([before, [afterMs, { name }]]) =>
    before ? [{ from: before[1].name, to: name, label: `a los ${durationText(afterMs)} de crearlo` }] : [],
  ),
};

const accountWays: Readonly<Record<(typeof accountSteps)[number]['when'], string>> = {
  complete: 'al guardar todos los datos',
  time: 'al acabar la revisión',
};

/** How an account comes to send. */
export const accountGraph: Graph<AccountStatus> = {
  title: 'Perfil',
  source: 'mocks/server/rules/profile.ts',
  nodes: (Object.keys(accountLabels) as AccountStatus[]).map((id) => ({ id, label: accountLabels[id] })),
  edges: accountSteps.map(({ from, to, when }) => ({ from, to, label: accountWays[when] })),
};

/** A preset whose page has the session in this status. */
export const presetOfStatus: Readonly<Record<SessionStatus, ScenarioName>> = {
  unknown: 'normal',
  signedIn: 'aprobada',
  signedOut: 'sesion-caducada',
  unreachable: 'sin-conexion',
};

const sessionLabels: Readonly<Record<SessionStatus, string>> = {
  unknown: 'Sin comprobar',
  signedIn: 'Abierta',
  signedOut: 'Cerrada',
  unreachable: 'Sin llegar al servidor',
};

const sessionWays: Readonly<Record<SessionEvent, string>> = {
  opened: 'al entrar o al renovarse',
  ended: 'al salir o al rechazarla el servidor',
  unreached: 'si la comprobación no llega al servidor',
};

const sessionStatuses = Object.keys(sessionLabels) as SessionStatus[];

/** The session of this tab. */
export const sessionGraph: Graph<SessionStatus> = {
  title: 'Sesión',
  source: 'src/session/state.ts',
  nodes: sessionStatuses.map((id) => ({ id, label: sessionLabels[id] })),
  edges: (Object.keys(transitions) as SessionEvent[]).flatMap(
    (event): readonly GraphEdge<SessionStatus>[] => {
      const { to, except } = transitions[event];
      const label = sessionWays[event];
      if (except === undefined) return [{ from: null, to, label }];
      return sessionStatuses
        .filter((status) => status !== to && status !== except)
        .map((from) => ({ from, to, label }));
    },
  ),
};

export type QuoteStage = keyof typeof quoteStages;

const stageLabels: Readonly<Record<QuoteStage, string>> = {
  fresh: 'Vigente',
  ending: 'A punto de caducar',
  expired: 'Caducada',
};

const stages = Object.keys(quoteStages) as QuoteStage[];

/** The quote of step 2. */
export const quoteGraph: Graph<QuoteStage> = {
  title: 'Cotización',
  source: 'src/lib/quote.ts',
  nodes: stages.map((id) => ({ id, label: stageLabels[id] })),
  edges: stages.slice(1).flatMap((to, place) => {
    const from = stages[place];
    const left = quoteStages[to];
    const label = left === 0 ? 'cuando no queda tiempo' : `cuando quedan ${durationText(left)}`;
    return from ? [{ from, to, label }] : [];
  }),
};

/** The stage of a quote with this time left. */
export const stageAt = (left: number): QuoteStage =>
  stages.findLast((stage) => stage !== 'fresh' && left <= quoteStages[stage]) ?? 'fresh';
