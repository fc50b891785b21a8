import { pausedCalls } from '../../../.storybook/setUpStory';
import { openCalls } from '../openCalls';

/** A story that never rests is taken as it is, in ms. */
const PATIENCE_MS = 3000;

const frame = () => new Promise(requestAnimationFrame);

const isLoading = () =>
  openCalls().pending > pausedCalls() ||
  document.fonts.status === 'loading' ||
  [...document.images].some(({ complete }) => !complete);

/** Resolves when the page waits for nothing and has stayed the same for some frames. */
export async function settled(quietFrames = 4): Promise<void> {
  const start = performance.now();
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quiet < quietFrames && performance.now() - start < PATIENCE_MS) {
    await frame();
    quiet = isLoading() ? 0 : quiet + 1;
  }
  observer.disconnect();
}
