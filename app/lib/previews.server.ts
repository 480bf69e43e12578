import type { Locale } from '#content/locale.ts';

// Drawn by tools/previews.ts before the build.
const addresses = import.meta.glob<string>('../../illustrations/previews/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the picture that stands for a page where it is shared; none before they are drawn. */
export function previewAddress(page: string, locale: Locale): string | undefined {
  const start = `/${page}.${locale}.`;
  return Object.entries(addresses).find(([file]) => file.includes(start))?.[1];
}
