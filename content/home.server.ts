import { copy as homeCopy } from './copy/home.ts';
import type { Locale } from './locale.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readFigures, readPageFigures } from './register/figures.ts';

/** The home page in one language, with the figures of its formalities. */
export function readHome(locale: Locale) {
  const { copy, ...page } = readPage('home', locale);
  const { requirements } = copy;
  const rows = requirements.rows.map((row) => ({
    ...row,
    figures: readFigures(row.figures, locale),
  }));
  return {
    ...page,
    copy: { ...copy, requirements: { ...requirements, rows } },
    figures: readPageFigures(figuresIn(homeCopy), locale),
  };
}

export type HomePage = ReturnType<typeof readHome>;
