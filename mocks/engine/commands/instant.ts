import { instantOf } from '@mocks/server/rules/statuses';
import * as v from 'valibot';

/** An instant as a command is told it: ISO, and UTC where it names no zone. */
export const instantText = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(instantOf(text)), 'not an instant'),
);
