/** The folder of the tests that the sandbox writes. */
export const WRITTEN = '.cache/films';
