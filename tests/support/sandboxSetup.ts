import { setUpSandbox } from '@mocks/adapters/setup';
import { watchCalls } from './openCalls';

// The worker wraps the page's fetch once; it has to do so before a test replaces and restores fetch.
await setUpSandbox('normal');
watchCalls();

// Drawing the frames of transitions costs more than most tests. With reduced motion the app's own rules apply, so
// that tests can check them.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  @media (prefers-reduced-motion: no-preference) {
    *, ::before, ::after { animation: none !important; transition: none !important; }
  }
`);
document.adoptedStyleSheets.push(sheet);
