import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { documentRoutes } from './site/document-routes.ts';
import { markdownPages } from './tools/markdown-pages.ts';

// Otherwise every stylesheet that pages share becomes a file, and a page asks for fifteen. Pages that are rendered on
// demand are built apart: what all pages share has to be the same group of files there.
const stylesheets = {
  codeSplitting: {
    groups: [
      { name: 'frame', test: /\/site\/(?:styles|frame)\/.*\.css$/, priority: 1 },
      { name: 'shared', test: /\.css$/, minShareCount: 8 },
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
      // The CSP allows no data: fonts, and every drawing keeps a URL of its own.
      assetsInlineLimit: 0,
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
