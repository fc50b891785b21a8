import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths, type AppPath } from '@/lib/paths';
import { storageKeys } from '@/lib/storage';
import { App, APP_RUNNING } from '../App';
import { PAGE_FAILED, PageFrame } from '../PageFrame';
import { appArea, protectedPages, publicPages, sitePages } from '../pages';
import { HeadTags } from './HeadTags';
import { siteFiles } from './siteFiles';

/** One page for the build to write. Only scripts/build/prerender.mjs uses this file. */
export interface StaticPage {
  readonly path: AppPath;
  /** Tags for the head. */
  readonly head: string;
  /** The markup of the app; undefined for pages that are not prerendered. */
  readonly markup: string | undefined;
  /** The key in the local storage without which the markup must not be shown. */
  readonly needs: string | undefined;
  /** The names of its lazy components, which are also the names of their files. */
  readonly components: readonly string[];
  /** The component that is all of the page's markup inside the layout; undefined if the markup is the whole page. */
  readonly frame: string | undefined;
}

/** Whether a page is the same for everybody and useful before its script has loaded; or it contains its frame. */
const isStatic = (path: AppPath) => path in sitePages || path in protectedPages || path === paths.login;

async function markupOf(path: AppPath): Promise<string> {
  const app = (
    <StrictMode>
      <App router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>} />
    </StrictMode>
  );
  const { prelude } = await prerender(app, {
    // No streaming: no script has to move parts of the page into place.
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
    needs: guarded && storageKeys.sessionMarker,
    components: components.map(({ name }) => name),
    frame: guarded && PageFrame.name,
  };
}

const headOf = (path?: AppPath) => renderToStaticMarkup(<HeadTags {...(path && { path })} />);

/** Everything that the build writes beside the bundle. */
export async function renderSite() {
  return {
    pages: await Promise.all(Object.values(paths).map(staticPage)),
    /** The head of the page that is served for every other address. */
    fallbackHead: headOf(),
    files: siteFiles(),
    /** The text of a page whose code cannot be loaded. */
    failure: PAGE_FAILED,
    /** The event after which the app handles presses. */
    running: APP_RUNNING,
  };
}
