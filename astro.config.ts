import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { pageEntry, pageIds, type PageId } from './content/pages.ts';
import { documentRoutes } from './site/document-routes.ts';
import { markdownPages } from './tools/markdown-pages.ts';

// What half of the pages use is one stylesheet, which browsers keep from page to page. The bundler counts; pages that are
// rendered on demand are built apart.
const stylesheets = (pages: readonly PageId[]) => ({
  codeSplitting: {
    groups: [
      // Small enough to stand in each document, so that browsers have it when the next one is shown.
      { name: 'transitions', test: /\/site\/styles\/transitions\.css$/, priority: 1 },
      // Only pages with a card need them, though they are more than half.
      {
        name: 'card',
        test: /\/site\/ui\/show-card\/(?:show-card|card-paper|show-name|name-card)\.module\.css$/,
        priority: 1,
      },
      {
        name: 'frame',
        test: /\/site\/.*\.css$/,
        minShareCount: Math.ceil(new Set(pages.map((page) => pageEntry(page).file)).size / 2),
      },
    ],
  },
});

// One file where browsers would ask for eight: what every page loads, and what every island needs.
const scripts = {
  codeSplitting: {
    groups: [
      { name: 'frame', test: /\/site\/layout\/frame\.ts$/, priority: 1 },
      { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\// },
    ],
  },
};

export default defineConfig({
  srcDir: 'site',
  outDir: 'build',
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), documentRoutes(), markdownPages()],
  // Fastify answers, checks where forms come from and redirects.
  security: { checkOrigin: false },
  trailingSlash: 'never',
  build: { assets: 'assets' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  vite: {
    build: {
      // Small stylesheets stand in the document: each file more that a first view waits for costs a phone a round trip.
      // The CSP allows no data: fonts, and every drawing keeps a URL of its own.
      assetsInlineLimit: (path, { length }) => path.endsWith('.css') && length < 4096,
      // The first browsers with `light-dark()`: a part of a page can have a colour scheme of its own.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    },
    environments: {
      client: { build: { rolldownOptions: { output: scripts } } },
      prerender: { build: { rolldownOptions: { output: stylesheets(pageIds) } } },
      ssr: {
        build: {
          rolldownOptions: { output: stylesheets(pageIds.filter((page) => pageEntry(page).query)) },
        },
      },
    },
  },
});
