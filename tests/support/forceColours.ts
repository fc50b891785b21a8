import { beforeAll } from 'vitest';
import { prefer } from './modes/preferences';

// Before the stories of a run with forced colours.
beforeAll(() => prefer('forced-colors', 'active'));
