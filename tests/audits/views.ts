import type { DocumentId } from '#content/document-paths.ts';
import { locales, type Locale } from '#content/locale.ts';
import { desktop, documents, missing, phone, views } from '../site.ts';

/** How a document is looked at. */
export interface View {
  readonly viewport: typeof phone;
  readonly colorScheme: 'light' | 'dark';
}

/** A document and how it is looked at. */
export interface Audit {
  readonly page: DocumentId;
  readonly locale: Locale;
  readonly path: string;
  readonly views: readonly View[];
}

/** The first and the last, and the two between them, differ in both width and theme. */
const all: readonly View[] = [phone, desktop].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

/**
 * Every template in every language once: in one language at one width and in one theme, in the other at the other
 * width and in the other theme, by turns.
 */
export const sample: readonly Audit[] = [...views, ...missing].map(
  ({ page, locale, path }, index) => {
    const turn = Math.floor(index / locales.length) % all.length;
    const inFirst = locale === locales[0];
    const view = all[inFirst ? turn : all.length - 1 - turn];
    return { page, locale, path, views: view ? [view] : [] };
  },
);

/** Every page in every language, at both widths and in both themes. */
export const full: readonly Audit[] = [...documents, ...missing].map(({ page, locale, path }) => ({
  page,
  locale,
  path,
  views: all,
}));
