import { createHash } from 'node:crypto';
import { drawings } from '#art/index.ts';
import type { Locale } from '#content/locale.ts';
import type { Preview } from './read-previews.ts';

/** How they are drawn. */
const style = import.meta.glob<string>('../../tools/preview-picture.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The name of a page's preview picture, which changes with what the picture shows and how. Only the name: the build
 * draws the pictures (`tools/previews.ts`) while the pages are built.
 */
export function previewFile(page: string, locale: Locale, preview: Preview): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(style))
    .update(drawings[preview.drawing].hash)
    .update(JSON.stringify(preview))
    .digest('hex')
    .slice(0, 12);
  return `${page}.${locale}.${hash}.jpg`;
}
