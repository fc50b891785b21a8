/** Number of thumbnails that load at once; each one is a whole page. */
const AT_ONCE = 3;

const waiting: (() => void)[] = [];
let busy = 0;

function next(): void {
  const start = busy < AT_ONCE ? waiting.shift() : undefined;
  if (!start) return;
  busy += 1;
  start();
}

/** Queues a thumbnail and calls `start` at its turn. The returned function ends or cancels the turn. */
export function takeTurn(start: () => void): () => void {
  let state: 'waiting' | 'busy' | 'done' = 'waiting';
  const begin = () => {
    state = 'busy';
    start();
  };
  waiting.push(begin);
  next();
  return () => {
    if (state === 'busy') busy -= 1;
    else if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    state = 'done';
    next();
  };
}
