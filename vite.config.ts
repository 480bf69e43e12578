import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ownerPhotos } from './tools/photos.ts';
import { socialPreviews } from './tools/previews.ts';

/** Short names: long ones weigh in every document, stylesheet and script. */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `_${createHash('sha256').update(`${path}\0${name}`).digest('base64url').slice(0, 4)}`;
}

export default defineConfig(({ mode }) => ({
  plugins: [ownerPhotos(), socialPreviews(), reactRouter()],
  css: { modules: mode === 'production' ? { generateScopedName: shortName } : {} },
  build: {
    // The CSP allows no data: fonts, and every drawing keeps an address of its own.
    assetsInlineLimit: 0,
    target: 'es2023',
    reportCompressedSize: false,
    // A few hundred bytes less than the built-in one on the framework, which every page loads.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    rolldownOptions: {
      // What one page shows at once may come later on another: that dynamic import is effective.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
    },
  },
  environments: {
    ssr: { build: { minify: false } },
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
                  test: /\/app\/(layout\/(?!legal-document)|ui\/(?!field|notice|stars|toast-card)|lib\/(revalidate|choice|minute|storage|hydrated|draft|late|later|language-cookie)\.|features\/newsletter\/newsletter\.|root\.)|\/domain\/won\.ts$|\/content\/(locale|pages)\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
}));
