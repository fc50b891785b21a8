import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matchPath } from '@/lib/paths';
import { createSandbox } from '@mocks/sandbox';
import { decodeScenario, encodeScenario } from '@mocks/scenarios/link';
import { presets, scenarioNames, scenarioOf } from '@mocks/scenarios/presets';
import { scenarioSchema } from '@mocks/scenarios/scenario';
import { NOON } from './visitor';

describe.each(scenarioNames)('the preset %s', (name) => {
  test('says in Spanish what it is, and where it shows', () => {
    const { title, description, path } = presets[name];
    expect(title).toMatch(/^[\p{Lu}¿\d]/u);
    expect(description).toMatch(/\.$/);
    expect(matchPath(path)).toBe(path);
  });

  test('is a valid scenario that a sandbox can be made of', () => {
    const scenario = scenarioOf(name);
    expect(v.parse(scenarioSchema, scenario)).toEqual(scenario);
    expect(createSandbox({ scenario }).scenario()).toEqual(scenario);
  });
});

test('there are at least fifteen presets, with a title each', () => {
  expect(new Set(Object.values(presets).map(({ title }) => title)).size).toBe(scenarioNames.length);
  expect(scenarioNames.length).toBeGreaterThanOrEqual(15);
});

test('an unknown name throws and lists the known ones', () => {
  expect(() => scenarioOf('otra')).toThrow(/Unknown scenario 'otra'\. Known: normal, aprobada, /);
  expect(() => scenarioOf('toString')).toThrow(/Unknown scenario/);
});

describe('a link', () => {
  test('names a preset, or carries an edited one whole', () => {
    expect(encodeScenario(scenarioOf('aprobada'))).toBe('aprobada');
    const edited = scenarioOf('aprobada', {
      faults: [{ call: 'listExchanges', kind: 'status', status: 500, body: { error: 'Ñandú' } }],
    });
    const text = encodeScenario(edited);
    expect(text).toMatch(/^~[\w-]+$/);
    expect(decodeScenario(text)).toEqual(edited);
  });

  test('to an account that no seed has is refused', () => {
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
  expect(createSandbox({ scenario }).exportState()).toBe(createSandbox({ scenario }).exportState());
});
