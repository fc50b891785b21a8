import { readText, writeText } from '@/lib/storage';

const KEY = 'turpial-sandbox.steps-closed';

/** True after the first steps were closed in this browser. */
export const areStepsClosed = () => readText(KEY) !== null;

export const closeSteps = () => writeText(KEY, '1');
