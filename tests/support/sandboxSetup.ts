import { setUpSandbox } from '@mocks/adapters/setup';
import { watchCalls } from './openCalls';
import './withoutMotion';

// The worker wraps the page's fetch once; it has to do so before a test replaces and restores fetch.
await setUpSandbox('normal');
watchCalls();
