import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test("the container's build accepts every setting of .env", () => {
  const settings = [...readFileSync('.env', 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name);
  const argumentLines = readFileSync('deploy/Dockerfile', 'utf8').match(/^ARG .*$/gm) ?? [];
  const taken = argumentLines.flatMap((line) => line.match(/VITE_\w+/g) ?? []);
  expect(new Set(taken)).toEqual(new Set(settings));
});
