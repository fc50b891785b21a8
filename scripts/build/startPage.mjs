/**
 * What the inline script of a page needs to know.
 *
 * @typedef {object} PageStart
 * @property {boolean} written whether the page has markup to read before the app starts
 * @property {string} [needs] key in the local storage without which the markup is not shown
 * @property {string} first script that runs in its own task, before the entry needs it, so that a slow phone can handle
 *   input in between
 * @property {string} entry
 * @property {string[]} scripts what the entry and the page import
 * @property {string[]} sheets style sheets that the page does not contain
 * @property {{ family: string, source: string, weight: string }} [font] the web font
 * @property {string} failure shown if the app cannot be loaded
 */

/**
 * Starts the app. Runs in the page as an inline script, so it must be self-contained. A page with markup is painted
 * first. The web font then loads with the app; until it has loaded, a local font with the same metrics is used. A page that needs
 * a session on record is emptied without one, before it is painted.
 *
 * @param {PageStart} page
 */
export function startPage({ written, needs, first, entry, scripts, sheets, font, failure }) {
  const { document, FontFace, requestAnimationFrame } = globalThis;
  const root = /** @type {HTMLElement} */ (document.getElementById('root'));
  let isStarted = false;

  /** On a page that is useless without its code: one with a frame or a form, or without markup. */
  function tellFailure() {
    const notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.style.margin = '1rem';
    notice.textContent = failure;
    const frame = root.querySelector('[data-failure]');
    const form = root.querySelector('main form');
    if (frame) frame.replaceWith(notice);
    else if (form) form.prepend(notice);
    else if (!root.firstChild) root.append(notice);
  }

  /** @param {Partial<HTMLLinkElement>} properties */
  const load = (properties) =>
    document.head.append(Object.assign(document.createElement('link'), properties));

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const href of [entry, ...scripts]) load({ rel: 'modulepreload', href });
    // As Vite's own preloads: the sheet is not fetched twice.
    for (const href of sheets) load({ rel: 'preload', as: 'style', href, crossOrigin: '' });
    import(first).then(() => import(entry)).catch(tellFailure);
    if (!font) return;
    const face = new FontFace(font.family, font.source, { weight: font.weight });
    // Added once it has loaded, so that the text changes only once.
    face
      .load()
      .then((loaded) => document.fonts.add(loaded))
      .catch(() => {
        // The local font stays.
      });
  }

  /** @param {string} key */
  function isOnRecord(key) {
    try {
      // With blocked cookies, already to read the property throws.
      return globalThis.localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  }

  if (needs && !isOnRecord(needs)) {
    root.removeAttribute('data-route');
    root.textContent = '';
    start();
  } else if (written) {
    // After the first paint.
    requestAnimationFrame(() => setTimeout(start));
    // A page in the background is not painted.
    setTimeout(start, 1000);
  } else start();
}
