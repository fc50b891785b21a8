import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';

/** Window colours of the installed app: the light scheme's background and the brand's blue. */
const colors = { background_color: '#faf8f4', theme_color: '#0b255c' };

/** Texts that other apps share reach the offline worker, which takes the POST (offlineWorker.mjs). */
const shareTarget = {
  action: './compartir',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { title: 'title', text: 'text' },
};

/**
 * @param {string} brand
 * @param {boolean} hasWorker without the worker, nothing takes a shared text
 */
const manifestOf = (brand, hasWorker) =>
  JSON.stringify({
    name: `${brand}: envíos de dinero a Venezuela`,
    short_name: brand,
    lang: 'es',
    start_url: './',
    display: 'standalone',
    ...colors,
    ...(hasWorker && { share_target: shareTarget }),
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/**
 * Builds the web app manifest from the settings, so that no file contains the brand's name.
 *
 * @returns {import('vite').Plugin}
 */
export function webManifest() {
  const fileName = 'site.webmanifest';
  let source = '';
  return {
    name: 'web-manifest',
    configResolved({ mode, envDir, root }) {
      const env = loadEnv(mode, envDir || root);
      source = manifestOf(env.VITE_BRAND_NAME ?? '', mode === 'production' && env.VITE_OFFLINE !== 'off');
    },
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(source);
      });
    },
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * Makes `vite preview` serve app.html for addresses without a page, like a production host, if the build has one.
 *
 * @returns {import('vite').Plugin}
 */
export function previewFallback() {
  return {
    name: 'preview-fallback',
    configurePreviewServer({ config, middlewares }) {
      if (!existsSync(join(config.root, config.build.outDir, 'app.html'))) return;
      // Runs after Vite has chosen the file and before it sends it.
      return () =>
        middlewares.use((request, _response, next) => {
          const [path] = (request.originalUrl ?? '').split('?');
          if (request.url === '/index.html' && path !== '/') request.url = '/app.html';
          next();
        });
    },
  };
}

/**
 * Removes Mantine's style elements. The carousel's contains only the slide's size, which our style sheet sets too;
 * its class name changes on each visit, so the site's policy could not allow it by hash. The provider's are disabled
 * (src/theme/ThemeProvider), but generating their text would still take time.
 *
 * @returns {import('vite').Plugin}
 */
export function mantineWithoutStyleElements() {
  return {
    name: 'mantine-without-style-elements',
    apply: 'build',
    load: {
      filter: { id: /@mantine\/.*\/(CarouselVariables|MantineCssVariables|MantineClasses)\.mjs$/ },
      handler: () =>
        ['CarouselVariables', 'CarouselContainerVariables', 'MantineCssVariables', 'MantineClasses']
          .map((name) => `export const ${name} = () => null;`)
          .join(''),
    },
  };
}

/** Shorter than the year that RFC 9116 recommends. */
const CONTACT_DAYS = 330;

/**
 * Writes /.well-known/security.txt from the settings: whom to tell about a weakness (RFC 9116).
 *
 * @returns {import('vite').Plugin}
 */
export function securityContact() {
  let source = '';
  return {
    name: 'security-contact',
    configResolved({ mode, envDir, root }) {
      const { VITE_SITE_URL = '', VITE_SUPPORT_EMAIL = '' } = loadEnv(mode, envDir || root);
      const expires = new Date(Date.now() + CONTACT_DAYS * 86_400_000);
      // The builds of a day are the same.
      expires.setUTCHours(0, 0, 0, 0);
      source = [
        `Contact: mailto:${VITE_SUPPORT_EMAIL}?subject=Seguridad`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: es, en',
        `Canonical: ${VITE_SITE_URL.replace(/\/+$/, '')}/.well-known/security.txt`,
        '',
      ].join('\n');
    },
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source });
    },
  };
}
