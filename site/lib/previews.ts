import type { Locale } from '#content/locale.ts';

// Drawn by tools/previews.ts before the build.
const files = import.meta.glob<string>('../../illustrations/previews/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The path of the picture that stands for a page where it is shared; none before they are drawn. */
export function previewPath(page: string, locale: Locale): string | undefined {
  const start = `/${page}.${locale}.`;
  return Object.entries(files).find(([file]) => file.includes(start))?.[1];
}
