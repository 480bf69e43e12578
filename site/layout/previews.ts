import { createHash } from 'node:crypto';
import { drawings } from '#art/index.ts';
import type { Locale } from '#content/locale.ts';
import type { Preview } from './read-previews.ts';

/** Of the way in which they are drawn: raised with a change of `tools/preview-picture.ts`, it has all drawn anew. */
const edition = 1;

/**
 * The name of a page's preview picture, which changes with what the picture shows. Only the name: the build
 * draws the pictures (`tools/previews.ts`) while the pages are built.
 */
export function previewFile(page: string, locale: Locale, preview: Preview): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, drawings[preview.drawing].hash, preview]))
    .digest('hex')
    .slice(0, 12);
  return `${page}.${locale}.${hash}.jpg`;
}
