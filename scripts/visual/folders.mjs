// Paths from the root; the browser that takes the pictures reads them, too.

/** The pictures of the present run. */
export const takenFolder = '.cache/pictures/taken';

/** Pictures of this machine that have the stored signature. They show how a story looked before a change. */
export const keptFolder = '.cache/pictures/kept';

/** What a person looks at after a run with differences. */
export const reportFolder = '.cache/reports/pictures';
