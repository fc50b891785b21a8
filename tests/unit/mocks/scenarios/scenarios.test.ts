import { createSandbox } from '@mocks/engine/sandbox';
import { decodeScenario, encodeScenario } from '@mocks/scenarios/link';
import { presets, scenarioNames, scenarioOf } from '@mocks/scenarios/presets/table';
import { scenarioSchema } from '@mocks/server/scenario';
import { NOON } from '@tests/support/sandbox/visitor';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matchPath } from '@/lib/paths';

describe.each(scenarioNames)('the preset %s', (name) => {
  test('has a Spanish name, title and description, and a path', () => {
    const { title, description, path } = presets[name];
    expect(title).toMatch(/^[\p{Lu}¿\d]/u);
    expect(description).toMatch(/\.$/);
    expect(matchPath(path)).toBe(path);
  });

  test('is a valid scenario that starts a sandbox', () => {
    const scenario = scenarioOf(name);
    expect(v.parse(scenarioSchema, scenario)).toEqual(scenario);
    expect(createSandbox({ scenario }).scenario()).toEqual(scenario);
  });
});

test('there are at least fifteen presets, each with its own title', () => {
  expect(new Set(Object.values(presets).map(({ title }) => title)).size).toBe(scenarioNames.length);
  expect(scenarioNames.length).toBeGreaterThanOrEqual(15);
});

test('an unknown name throws and lists the known ones', () => {
  expect(() => scenarioOf('otra')).toThrow(/Unknown scenario 'otra'\. Known: normal, aprobada, /);
  expect(() => scenarioOf('toString')).toThrow(/Unknown scenario/);
});

describe('a link', () => {
  test("contains a preset's name, or an edited scenario", () => {
    expect(encodeScenario(scenarioOf('aprobada'))).toBe('aprobada');
    const edited = scenarioOf('aprobada', {
      faults: [{ call: 'listExchanges', kind: 'status', status: 500, body: { error: 'Ñandú' } }],
    });
    const text = encodeScenario(edited);
    expect(text).toMatch(/^~[\w-]+$/);
    expect(decodeScenario(text)).toEqual(edited);
  });

  test('with an account that no seed has is refused', () => {
    const stranger = { ...scenarioOf('aprobada'), signedInAs: 'otra@turpial.example' };
    const text = `~${btoa(JSON.stringify(stranger))}`;
    expect(() => decodeScenario(text)).toThrow(/Invalid type/);
  });

  test.each(['~', '~e30', 'otra'])('%j is refused', (text) => {
    expect(() => decodeScenario(text)).toThrow();
  });
});

test('the same scenario on a fixed clock gives the same data', () => {
  const scenario = scenarioOf('aprobada', { clock: { at: new Date(NOON).toISOString(), frozen: true } });
  expect(createSandbox({ scenario }).exportState()).toEqual(createSandbox({ scenario }).exportState());
});
