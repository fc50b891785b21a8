import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { config } from '@/lib/config';
import { paths, type AppPath } from '@/lib/paths';
import { storageKeys } from '@/lib/storage';
import { App } from '../App';
import { PAGE_FAILED, PageFrame } from '../PageFrame';
import { appArea, protectedPages, publicPages, sitePages } from '../pages';
import { HeadTags } from './HeadTags';
import { siteFiles } from './siteFiles';

/** One page for the build to write (scripts/build/prerender.mjs). */
interface StaticPage {
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
      <App
        router={(routes) => (
          <StaticRouter basename={`${config.basePath}/`} location={config.basePath + path}>
            {routes}
          </StaticRouter>
        )}
      />
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

const headOf = (path?: AppPath) => renderToStaticMarkup(<HeadTags {...(path && { path })} />);

async function staticPage(path: AppPath): Promise<StaticPage> {
  const guarded = protectedPages[path];
  const lazy = [guarded && appArea, guarded ?? publicPages[path] ?? sitePages[path]];
  const components = await Promise.all(lazy.flatMap((page) => (page ? [page.preload()] : [])));
  return {
    head: headOf(path),
    markup: isStatic(path) ? await markupOf(path) : undefined,
    needs: guarded && storageKeys.sessionMarker,
    components: components.map(({ name }) => name),
    frame: guarded && PageFrame.name,
  };
}

/** The page of every other address: the app finds out what it shows. */
const fallback: StaticPage = {
  head: headOf(),
  markup: undefined,
  needs: undefined,
  components: [],
  frame: undefined,
};

/** Everything that the build writes beside the bundle. */
export async function renderSite() {
  const pages = Object.values(paths).map(async (path) => ({ path, ...(await staticPage(path)) }));
  return {
    pages: await Promise.all(pages),
    fallback,
    files: siteFiles(),
    /** The text of a page whose code cannot be loaded. */
    failure: PAGE_FAILED,
  };
}
