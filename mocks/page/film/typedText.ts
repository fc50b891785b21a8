import { SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import type { Typed } from './film';

/** What stands for a text when a film is played; a number is the place of a code in the inbox, from 1. */
export function typedText(text: Typed): string | number {
  if (typeof text === 'string') return text;
  switch (text.secret) {
    case 'password':
      return SEED_PASSWORD;
    case 'otherPassword':
      return `Pelicula${2026 + text.number}`;
    case 'code':
      return text.number;
    case 'wrongCode':
      return '9'.repeat(text.digits);
  }
}
