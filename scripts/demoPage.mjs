/**
 * Starts the demo wherever its files stand. Runs in the page, as an inline script: it stands alone.
 *
 * A page of the demo may be a file of its route, or what the host answers for any address, and either with or without
 * a slash at the end, so that nothing in it can name its neighbours by a relative address. Where the files are is
 * found by trying: what stands before a known route, then each folder of the address, from the innermost out.
 *
 * @param {{ name: string, attributes: Record<string, string>, file: string }[]} tags what the page loads; `file` is
 *   the place from the demo's folder on
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
  // The demo's own folder, without its slash.
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
