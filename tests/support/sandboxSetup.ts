import { setUpSandbox } from '@mocks/adapters/setup';

// The worker wraps the page's fetch once; it has to do so before a test replaces and restores fetch.
await setUpSandbox('normal');
