import type { Locale } from '#content/locale.ts';

// Drawn by tools/previews.ts before the build.
const files = import.meta.glob<string>('../../illustrations/previews/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The path of a page's preview picture; undefined before the pictures are drawn. */
export function previewPath(page: string, locale: Locale): string | undefined {
  const start = `/${page}.${locale}.`;
  return Object.entries(files).find(([file]) => file.includes(start))?.[1];
}
