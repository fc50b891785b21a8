/** Names of components, which only React's developer tools read. */
const displayName = /^[\w$]+\.displayName = "[^"\n]*";$/gm;
/** Calls of React that have no effect, so that the bundler may drop an unused result. */
const creation = /^((?:var|const) [\w$]+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets the bundler drop the components of packages that the site does not use. Their names, which are set outside of
 * them, would keep each of them and all that it needs: in React Router its forms and its prefetching (decision 71).
 *
 * @returns {import('vite').Plugin}
 */
export function independentComponents() {
  return {
    name: 'independent-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\//, code: /^[\w$]+\.displayName = "/m },
      handler(code) {
        // Nothing changes its line, so the source maps stay true.
        return {
          code: code.replace(displayName, '').replace(creation, '$1/* @__PURE__ */ $2'),
          map: null,
        };
      },
    },
  };
}
