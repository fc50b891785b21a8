import { minify } from 'vite';

/** The scripts inside a page's HTML, which run before the app's code has loaded. */

/** The web font's rule in a style sheet; the other faces are local fonts. */
export const webFont = /@font-face\{font-family:([^;]+);[^}]*font-weight:([^;]+);[^}]*src:(url\([^}]+)\}/;

/**
 * For inline scripts: what a page says if its code cannot be loaded, at the start of a place that it leaves useless.
 *
 * @param {string} text
 */
const failureNotice = (text) => `var failure = ${JSON.stringify(text)};
        function addFailure(place) {
          var notice = document.createElement('p');
          notice.setAttribute('role', 'alert');
          notice.style.margin = '1rem';
          notice.textContent = failure;
          place.prepend(notice);
        }`;

/**
 * For a page without markup. A module's element also reports the failure of a module that it imports.
 *
 * @param {string} text
 */
export const tellFailure = (text) => `<script>
      (function () {
        ${failureNotice(text)}
        document.querySelector('script[type=module]').addEventListener('error', function () {
          addFailure(document.getElementById('root'));
        });
      })();
    </script>`;

/**
 * Starts the app after the first paint or on the first touch; the prerendered page works before that. The web font
 * loads with the app unless the browser has it cached; until then a local font with the same metrics is used.
 * A page that needs a session on record is emptied without one, before it is painted, and the app starts at once.
 * A button that needs the app keeps the last press until the app runs.
 *
 * @param {string | undefined} needs key in the local storage
 * @param {string} first script that runs in its own task, before the entry needs it
 * @param {string} entry
 * @param {string[]} files
 * @param {string | undefined} sheet the styles that the markup does not need; the app starts after it
 * @param {string} styles with the web font's rule
 * @param {string} failure shown if the app cannot be loaded
 * @param {string} running event of the window: the app handles presses
 */
export const startLate = (needs, first, entry, files, sheet, styles, failure, running) => {
  const [, family, weight, src] = webFont.exec(styles) ?? [];
  if (!family || !weight || !src) throw new Error('The styles contain no web font');
  // Only a protected page has a menu whose buttons need the app. The others are near the limit of ten packets.
  const withMenu = (/** @type {string} */ code) => (needs ? code : '');
  return `<script>
      (function () {
        var font = new FontFace(${JSON.stringify(family)}, ${JSON.stringify(src)}, { weight: ${JSON.stringify(weight)} });
        function bringFont() {
          // Added once it has loaded, so that the text re-renders only once. If it fails, the local font stays.
          font.load().then(function () { document.fonts.add(font); }, function () {});
        }
        var root = document.getElementById('root');
        // The frame of a protected page has a place for the text; a form does nothing without its code.
        var notice = root.querySelector('[data-failure]');
        var page = notice && notice.closest('main > *');
        var form = root.querySelector('main form');
        ${failureNotice(failure)}
        var pressed;
        function markPressed(button) {
          if (pressed) pressed.toggleAttribute('data-pressed');
          pressed = button;
          if (pressed) pressed.toggleAttribute('data-pressed');
        }
        ${withMenu(`var failed = false;
        // The menu covers the page, which says why nothing happens.
        function dropPress() {
          var menu = pressed && pressed.closest('[popover]');
          if (menu) menu.hidePopover();
          markPressed();
        }`)}
        function keep(event) {
          ${withMenu("if (event.target.closest('a')) markPressed();")}
          var button = event.target.closest('button:not([popovertarget])');
          if (!button) return;
          // React would handle it, too, if the app is just starting.
          event.stopPropagation();
          markPressed(button);
          ${withMenu('if (failed) dropPress();')}
        }
        function keepPresses() {
          addEventListener('click', keep, true);
          addEventListener('${running}', function () {
            removeEventListener('click', keep, true);
            var kept = pressed;
            markPressed();
            // If the app replaced the markup, the button that took its place.
            if (kept && !kept.isConnected)
              kept = Array.from(root.querySelectorAll('button')).find(function (button) { return button.outerHTML === kept.outerHTML; });
            if (kept) kept.click();
          });
        }
        function tellFailure() {
          ${withMenu('failed = true; dropPress();') || 'markPressed();'}
          if (form) addFailure(form);
          if (!page) return;
          notice.textContent = failure;
          notice.removeAttribute('aria-label');
          if (!root.firstChild) root.append(page);
        }
        function addLink(properties) {
          var link = Object.assign(document.createElement('link'), properties);
          document.head.append(link);
          return link;
        }
        function loadStyles() {
          var href = ${JSON.stringify(sheet ?? null)};
          if (!href) return;
          return new Promise(function (done, fail) {
            Object.assign(addLink({ rel: 'stylesheet', href: href }), { onload: done, onerror: fail });
          });
        }
        function start() {
          if (start.done) return;
          start.done = true;
          ${JSON.stringify(files)}.forEach(function (file) {
            addLink({ rel: 'modulepreload', href: file });
          });
          Promise.all([import('${first}'), loadStyles()])
            .then(function () { return import('${entry}'); })
            .catch(tellFailure);
          bringFont();
        }
        function isOnRecord(key) {
          try {
            return localStorage.getItem(key) !== null;
          } catch (error) {
            return false;
          }
        }
        var needs = ${JSON.stringify(needs ?? null)};
        if (needs && !isOnRecord(needs)) {
          root.removeAttribute('data-route');
          root.textContent = '';
          start();
          return;
        }
        keepPresses();
        if (navigator.serviceWorker && navigator.serviceWorker.controller) bringFont();
        addEventListener('load', function () {
          requestAnimationFrame(function () {
            // Waits for the first paint, if the browser reports it.
            if ((PerformanceObserver.supportedEntryTypes || []).includes('paint'))
              new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
            else requestAnimationFrame(start);
          });
          // Firefox reports no paint after some reloads.
          setTimeout(start, 1000);
        });
        ['pointerdown', 'keydown', 'focusin'].forEach(function (touch) { addEventListener(touch, start, { once: true }); });
      })();
    </script>`;
};

/**
 * Minifies a page's inline scripts, whose comments are for readers of the source.
 *
 * @param {string} html
 */
export async function withSmallScripts(html) {
  const scripts = new Set([...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code));
  let small = html;
  for (const code of scripts) {
    const { code: minified } = await minify('inline.js', code, { module: false });
    small = small.replace(code, () => minified.trimEnd());
  }
  return small;
}
