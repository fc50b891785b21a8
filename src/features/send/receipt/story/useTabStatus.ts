import { useEffect } from 'react';

/** A tab shows less. */
const LONGEST = 60;

/** Puts a status in front of the title of the browser tab while the page is shown (product 2.26). */
export function useTabStatus(status: string | undefined): void {
  useEffect(() => {
    if (status === undefined) return undefined;
    const start = `${status.slice(0, LONGEST)} · `;
    let isShown = true;
    // The layout sets the title of the page in an effect of the same commit, after this one.
    queueMicrotask(() => {
      if (isShown && !document.title.startsWith(start)) document.title = start + document.title;
    });
    return () => {
      isShown = false;
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length);
    };
  }, [status]);
}
