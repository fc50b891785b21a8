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

/** Read when @mswjs/data is loaded. */
const graphqlTypes =
  'GraphQLBoolean, GraphQLID, GraphQLInputObjectType, GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLString';
const nothing = 'export {}';

/** Toasts read the name of a class from it; the lock of scrolling belongs to dialogs. */
const scrollLock = `
import { fullWidthClassName } from 'react-remove-scroll-bar/constants';
export const RemoveScroll = { classNames: { fullWidth: fullWidthClassName } };
`;

/**
 * What is used of packages that others take as a whole. Of those of @mswjs/data all but for `toHandlers`: the sandbox
 * has handlers of its own.
 *
 * @type {Readonly<Record<string, string>>}
 */
const required = {
  'date-fns': "export { compareAsc } from 'date-fns'",
  graphql: `export { ${graphqlTypes} } from 'graphql'`,
  lodash: "export { default as isFunction } from 'lodash/isFunction'",
  msw: nothing,
  pluralize: nothing,
  'react-remove-scroll': scrollLock,
  // Of tough-cookie, the cookie jar of MSW: without the suffixes of companies, such as github.io.
  tldts: "export { getDomain } from 'tldts-icann'",
};
/** Not Mantine's dialogs, which do not import the lock from its index. */
const users = /\/(@mswjs\/data\/|tough-cookie\/|@mantine\/core\/esm\/index\.mjs$)/;
const PREFIX = '\0required:';

/**
 * Gives them only those parts, because a bundler drops nothing of what is required: 103 KB of Brotli less in the
 * entry of the demo (decision 35), 3.7 in the toasts of every page (decision 71).
 *
 * @returns {import('vite').Plugin}
 */
export function requiredParts() {
  return {
    name: 'required-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in required && importer && users.test(importer) ? PREFIX + id : undefined,
    load: (id) => (id.startsWith(PREFIX) ? required[id.slice(PREFIX.length)] : undefined),
  };
}
