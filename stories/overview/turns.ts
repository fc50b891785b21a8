/** So many thumbnails are drawn at once; each is a page of its own. */
const AT_ONCE = 3;

const waiting: (() => void)[] = [];
let busy = 0;

function next(): void {
  const start = busy < AT_ONCE ? waiting.shift() : undefined;
  if (!start) return;
  busy += 1;
  start();
}

/** Lets a thumbnail start when it is its turn; the answer gives the turn up, whether it came or not. */
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
