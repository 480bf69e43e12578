import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledAhead } from './tools/compiled-ahead.ts';
import { ownerPhotos } from './tools/photos.ts';
import { socialPreviews } from './tools/previews.ts';

/** Short names: long ones weigh in every document, stylesheet and script. */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `_${createHash('sha256').update(`${path}\0${name}`).digest('base64url').slice(0, 4)}`;
}

export default defineConfig(({ mode }) => ({
  plugins: [ownerPhotos(), socialPreviews(), reactRouter(), compiledAhead()],
  css: { modules: mode === 'production' ? { generateScopedName: shortName } : {} },
  build: {
    // The CSP allows no data: fonts, and every drawing keeps an address of its own.
    assetsInlineLimit: 0,
    target: 'es2023',
    reportCompressedSize: false,
    // What comes when the page rests needs no list of scripts to fetch beside it.
    modulePreload: { resolveDependencies: () => [] },
    // A few hundred bytes less than the built-in one on the framework, which every page loads.
    minify: 'terser',
    // Functions without `this` become arrows: nothing here is made with `new` of such a one.
    terserOptions: {
      // Vite would leave one free, half of a small machine.
      maxWorkers: availableParallelism(),
      module: true,
      ecma: 2020,
      compress: { passes: 3, inline: 1, unsafe_arrows: true, unsafe_methods: true },
    },
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
            // Small files compress badly: the framework, which outlives our deploys, what every page
            // shows and what most guides are made of are a file each.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: 'frame',
                  test: /\/app\/(layout\/(?!legal-document)|ui\/(button|category-icon|dated-note|external-link|keep-names|page-link|patch|picture|seal|toast)\.|lib\/(revalidate|choice|storage|hydrated|late|later|router-manifest|language-cookie|painted|when-idle)\.|features\/newsletter\/newsletter\.|root\.)|\/domain\/(fill|amounts|months)\.ts$|\/content\/(locale|pages)\.ts$/,
                },
                {
                  name: 'form-looks',
                  test: /\/app\/ui\/(field|form-privacy|notice)\.module\.css/,
                },
                {
                  name: 'form',
                  test: /\/app\/ui\/(field|form-privacy)\.tsx$/,
                },
                {
                  name: 'parts',
                  test: /\/app\/(ui\/(points|prose)|features\/places\/(intro|next-links))\./,
                },
                {
                  name: 'budget-rules',
                  test: /\/features\/budget\/address\.|\/domain\/budget(-inputs|-shares)?\./,
                },
                {
                  name: 'budget-looks',
                  test: /\/features\/budget\/(report-request|results|sources)\.module\.css/,
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
