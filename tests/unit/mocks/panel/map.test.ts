import { callRows, presetRows, routeRows } from '@mocks/panel/map/coverage';
import { durationText } from '@mocks/panel/map/duration';
import { isSetByHand } from '@mocks/panel/map/graph';
import { accountGraph, exchangeGraph, quoteGraph, sessionGraph, stageAt } from '@mocks/panel/map/graphs';
import { scenarioNames } from '@mocks/scenarios/presets/table';
import { statusAt } from '@mocks/server/rules/statuses';
import { describe, expect, test } from 'vitest';

describe('a graph', () => {
  test.each([exchangeGraph, accountGraph, sessionGraph, quoteGraph])(
    'of $title leads to its own states only',
    (graph) => {
      const ids = new Set<string>(graph.nodes.map(({ id }) => id));
      expect(graph.edges.length).toBeGreaterThan(0);
      for (const { from, to } of graph.edges)
        expect([from ?? to, to].filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  test('of the exchange has the life that an exchange lives', () => {
    const seconds = Array.from({ length: 700 }, (_, second) => statusAt(0, second * 1000).name);
    const lived = seconds.filter((name, second) => name !== seconds[second - 1]);
    expect(exchangeGraph.edges.map(({ to }) => to)).toEqual(lived.slice(1));
    expect(exchangeGraph.edges[0]).toEqual({
      from: 'Recibido',
      to: 'Pago pendiente',
      label: 'a los 20 s de crearlo',
    });
  });

  test('marks the states that only a command sets', () => {
    const alone = exchangeGraph.nodes.map(({ id }) => id).filter((id) => isSetByHand(exchangeGraph, id));
    expect(alone).toEqual(['Rechazado', 'Devuelto', 'Fallido', 'Cancelado']);
  });

  test('of the session keeps an open session when the server is not reached', () => {
    const lost = sessionGraph.edges.filter(({ to }) => to === 'unreachable').map(({ from }) => from);
    expect(lost).toEqual(['unknown', 'signedOut']);
  });
});

test.each([
  [1_200_000, 'fresh'],
  [120_001, 'fresh'],
  [120_000, 'ending'],
  [1, 'ending'],
  [0, 'expired'],
  [-5, 'expired'],
])('a quote with %i ms left is %s', (left, stage) => {
  expect(stageAt(left)).toBe(stage);
});

test.each([
  [20_000, '20 s'],
  [60_000, '1 min'],
  [90_000, '90 s'],
  [600_000, '10 min'],
])('%i ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

describe('the coverage', () => {
  test('has every preset in the row of its route', () => {
    expect(
      routeRows()
        .flatMap(({ presets }) => presets)
        .sort(),
    ).toEqual([...scenarioNames].sort());
    expect(routeRows().find(({ path }) => path === '/envia3')?.presets).toEqual(['estado-cambia']);
  });

  test('shows a route without a preset as a hole', () => {
    expect(routeRows().find(({ path }) => path === '/conocenos')).toEqual({
      path: '/conocenos',
      presets: [],
      sections: ['1.6', '2.1', '2.4'],
    });
  });

  test('has the faults of presets and statements by call and kind', () => {
    const row = (call: string) => callRows().find((one) => one.call === call)?.shownBy;
    expect(row('*')?.get('network')).toEqual(['sin-conexion']);
    expect(row('listExchanges')?.get('malformed')).toEqual(['respuesta-ilegible']);
    expect(row('listExchanges')?.get('answer')).toEqual(['3.1']);
    expect(row('csrf')?.get('status')).toEqual([]);
  });

  test('has each story once in the row of its preset', () => {
    const rows = presetRows([
      { title: 'Receipt', scenario: 'aprobada' },
      { title: 'Receipt', scenario: 'aprobada' },
      { title: 'Home', scenario: 'normal' },
    ]);
    expect(rows.find(({ preset }) => preset === 'aprobada')?.stories).toEqual(['Receipt']);
    expect(rows.find(({ preset }) => preset === 'datos-grandes')?.stories).toEqual([]);
  });
});
