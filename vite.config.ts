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
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The framework in one file: 3 KB smaller than in four, and it outlives our deploys.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
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
