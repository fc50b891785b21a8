import * as react from 'react';

/**
 * Spares React's development build what only its tools read. Its warnings, strict mode included, stay as they are;
 * drawing a page takes about a third less.
 */

/** For each element React notes where it was made, up to a number of them: here it is always reached. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (react as unknown as Readonly<Record<string, object | undefined>>)[INTERNALS];
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React starts its count over here.
    },
  });
}

// Without it React DOM, which is loaded later, keeps no times for the browser's profiler.
Reflect.deleteProperty(console, 'timeStamp');
