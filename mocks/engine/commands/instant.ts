import { instantOf } from '@mocks/server/rules/statuses';
import * as v from 'valibot';

/** An instant in the input of a command: ISO; without a zone it is UTC. */
export const instantText = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(instantOf(text)), 'not an instant'),
);
