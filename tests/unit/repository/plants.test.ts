import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plants } from '../../model/plants';

test.each(Object.entries(plants))('the mistake %s can still be planted', (_name, [file, text]) => {
  expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
});
