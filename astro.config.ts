import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { documentRoutes } from './site/document-routes.ts';

export default defineConfig({
  srcDir: 'site',
  outDir: 'build',
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), documentRoutes()],
  // Fastify answers, checks where forms come from and redirects.
  security: { checkOrigin: false },
  trailingSlash: 'never',
  build: { assets: 'assets' },
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  vite: {
    resolve: {
      alias: { 'react-router': new URL('./site/lib/router-shim.ts', import.meta.url).pathname },
    },
    build: {
      // The CSP allows no data: fonts, and every drawing keeps a URL of its own.
      assetsInlineLimit: 0,
      // The first browsers with `light-dark()`: a part of a page can have a colour scheme of its own.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    },
  },
});
