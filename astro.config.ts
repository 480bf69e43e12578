import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { documentRoutes } from './site/document-routes.ts';
import { markdownPages } from './tools/markdown-pages.ts';

// Otherwise every stylesheet that pages share becomes a file, and a page asks for fifteen. What nearly all pages load is
// one file, 0.7 KB smaller than two (brotli). Its components are named, not counted, since pages that are rendered on
// demand are built apart.
const components = [
  'bullet-list',
  'button',
  'card',
  'dated-figure',
  'external-link',
  'facts',
  'field',
  'filter-bar',
  'fold',
  'form-privacy',
  'grid',
  'intro',
  'next-links',
  'page-figures',
  'picture',
  'seal',
  'section',
  'share',
  'surface',
  'table',
];
const frame = new RegExp(
  String.raw`/site/(?:styles|frame|sections/newsletter|ui/(?:${components.join('|')})\.module)\b.*\.css$`,
);
const stylesheets = {
  codeSplitting: {
    groups: [
      // Small enough to stand in each document, so that browsers have it when the next one is shown.
      { name: 'transitions', test: /\/site\/styles\/transitions\.css$/, priority: 1 },
      { name: 'frame', test: frame },
    ],
  },
};

// One file where browsers would ask for eight: what every page loads, and what every island needs.
const scripts = {
  codeSplitting: {
    groups: [
      { name: 'frame', test: /\/site\/frame\/frame\.ts$/, priority: 1 },
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
      prerender: { build: { rolldownOptions: { output: stylesheets } } },
      ssr: { build: { rolldownOptions: { output: stylesheets } } },
    },
  },
});
