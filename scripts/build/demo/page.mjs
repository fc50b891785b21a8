/**
 * Starts the demo from any folder. Runs in the page as an inline script, so it must be self-contained.
 *
 * The host may serve a page of the demo as a route's file or as its answer to any address, with or without a trailing
 * slash, so relative addresses do not work. The script finds the demo's folder by trial: first the part before a
 * known route, then each folder of the address from the innermost out.
 *
 * @param {{ name: string, attributes: Record<string, string>, file: string }[]} tags what the page loads; `file` is
 *   relative to the demo's folder
 * @param {string[]} routes the app's own, longest first
 */
export function startAnywhere(tags, routes) {
  const { document, location } = globalThis;
  const path = location.pathname.replace(/\/+$/, '');
  const route = routes.find((one) => one !== '/' && path.toLowerCase().endsWith(one));
  const folders = route === undefined ? [] : [`${path.slice(0, -route.length)}/`];
  for (
    let end = location.pathname.lastIndexOf('/');
    end >= 0;
    end = location.pathname.lastIndexOf('/', end - 1)
  ) {
    const folder = location.pathname.slice(0, end + 1);
    if (!folders.includes(folder)) folders.push(folder);
    if (end === 0) break;
  }
  // Last, the address as a folder: the demo's own folder without its trailing slash.
  folders.push(`${path}/`);

  function tryNext() {
    const folder = folders.shift();
    if (folder === undefined) return;
    const elements = tags.map(({ name, attributes, file }) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.setAttribute(name === 'script' ? 'src' : 'href', folder + file);
      if (name === 'script') {
        element.addEventListener('error', () => {
          for (const one of elements) one.remove();
          tryNext();
        });
      }
      return element;
    });
    document.head.append(...elements);
  }
  tryNext();
}
