import { search } from '@mocks/panel/found';
import { scenarioNames } from '@mocks/scenarios/presets/table';
import { expect, test } from 'vitest';
import { endpointNames } from '@/api/endpoints';

const titles = (words: string) => search(words).map(({ title }) => title);

test('one search finds scenarios, calls and settings, without accents', () => {
  const found = search('sesion');
  expect(found.some(({ kind }) => kind === 'scenario')).toBe(true);
  expect(titles('sesion')).toContain('Renovar la sesión');
  expect(titles('latencia')).toContain('Latencia de todas las llamadas');
});

test('a call is found by its method, path and name', () => {
  expect(titles('createExchange')).toEqual(['Crear un envío']);
  expect(titles('get /api/countries')).toEqual(['Países']);
});

test('every scenario and every call is found by its title', () => {
  expect(search('')).toHaveLength(new Set(search('')).size);
  expect(search('').filter(({ kind }) => kind === 'scenario')).toHaveLength(scenarioNames.length);
  expect(search('').filter(({ kind, detail }) => kind === 'place' && detail.includes('/api/'))).toHaveLength(
    endpointNames.length,
  );
});

test('words that nothing has find nothing', () => {
  expect(search('xyzzy')).toEqual([]);
});
