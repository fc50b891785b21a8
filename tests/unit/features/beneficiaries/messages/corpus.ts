import { announced } from './announced';
import { banks } from './banks';
import { boundaries } from './boundaries';
import { chat } from './chat';
import { documents } from './documents';
import { firms } from './firms';
import { holders } from './holders';
import type { Messages } from './message';
import { nameWords } from './nameWords';
import { noise } from './noise';
import { pagoMovil } from './pagoMovil';
import { people } from './people';
import { spellings } from './spellings';
import { transfers } from './transfers';
import { words } from './words';

/** All messages by kind, as people in Venezuela and their families abroad write them. */
export const corpus: Readonly<Record<string, Messages>> = {
  'pago móvil': pagoMovil,
  transfers,
  banks,
  documents,
  holders,
  'announced holders': announced,
  firms,
  'several people or numbers': people,
  'numbers and words of something else': noise,
  'what a chat adds': chat,
  'the same in other words': words,
  'names in other words': nameWords,
  'in other spellings and orders': spellings,
  'at the boundaries of its rules': boundaries,
};
