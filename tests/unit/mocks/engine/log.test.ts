import { masked } from '@mocks/engine/log';
import { expect, test } from 'vitest';

const SHOWN = { password: '•••', code: '246810' };

test.each(['Turpial2026', 'a"b', String.raw`a\"b`, 'a\\'])('hides the whole password %s', (password) => {
  expect(JSON.parse(masked(JSON.stringify({ password, code: '246810' })))).toEqual(SHOWN);
});

test('hides the beginning of a secret at which a long text is cut', () => {
  const text = JSON.stringify({ text: 'x'.repeat(19_960), accessToken: 'secret-of-a-session' });
  expect(masked(text)).not.toContain('secret');
});
