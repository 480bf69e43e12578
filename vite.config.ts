import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ownerPhotos } from './tools/photos.ts';

export default defineConfig({
  plugins: [ownerPhotos(), reactRouter()],
  build: {
    // The CSP allows no data: fonts, and every drawing keeps an address of its own.
    assetsInlineLimit: 0,
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Small files compress badly: the framework, which outlives our deploys, and what every
            // page shows are a file each.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: 'frame',
                  test: /\/(app\/layout\/(frame|header|main-menu|mobile-menu|footer|consent|consent-banner|language-switch|theme|theme-switch|logo|use-disclosure)|app\/ui\/(button|patch|seal|picture|toast|external-link|keep-names)|app\/lib\/(storage|hydrated|language-cookie)|content\/(locale|pages))\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
