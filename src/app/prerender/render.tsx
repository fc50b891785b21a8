import { paths, type AppPath } from '@/lib/paths';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App';
import { appArea, protectedPages, publicPages, sitePages } from '../pages';
import { HeadTags } from './HeadTags';
import { siteFiles } from './siteFiles';

/** One page as the build writes it; see scripts/prerender.mjs, the only reader of this file. */
export interface StaticPage {
  readonly path: AppPath;
  /** Tags for the head. */
  readonly head: string;
  /** The app's markup; undefined where a page is nothing without its visitor. */
  readonly markup: string | undefined;
  /** Names of the lazy components it consists of, each the name of its file. */
  readonly components: readonly string[];
}

/** Says the same to everybody, and is worth reading before any script has come. */
const isStatic = (path: AppPath) => path in sitePages || path === paths.login;

async function markupOf(path: AppPath): Promise<string> {
  const app = (
    <StrictMode>
      <App router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />
    </StrictMode>
  );
  const { prelude } = await prerender(app, {
    // The whole page in its place: nothing is moved there by script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

async function staticPage(path: AppPath): Promise<StaticPage> {
  const guarded = protectedPages[path];
  const lazy = [guarded && appArea, guarded ?? publicPages[path] ?? sitePages[path]];
  const components = await Promise.all(lazy.flatMap((page) => (page ? [page.preload()] : [])));
  return {
    path,
    head: headOf(path),
    markup: isStatic(path) ? await markupOf(path) : undefined,
    components: components.map(({ name }) => name),
  };
}

const headOf = (path?: AppPath) => renderToStaticMarkup(<HeadTags {...(path && { path })} />);

/** Everything the build writes beside the bundle. */
export async function renderSite() {
  return {
    pages: await Promise.all(Object.values(paths).map(staticPage)),
    /** Head of the page that serves every other address. */
    fallbackHead: headOf(),
    files: siteFiles(),
  };
}
