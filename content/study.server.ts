import { copy as studyCopy } from './copy/study.ts';
import type { Locale } from './locale.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readFigure, readFigures, readPageFigures } from './register/figures.ts';

/** The study page in one language, with its figures. */
export function readStudy(locale: Locale) {
  const { copy, ...page } = readPage('study', locale);
  const { academies, plan } = copy;
  return {
    ...page,
    copy: {
      ...copy,
      academies: { ...academies, figure: readFigure(academies.figure, locale) },
      plan: {
        ...plan,
        figures: readFigures(plan.figures, locale),
        after: {
          ...plan.after,
          points: plan.after.points.map(({ title, text, figures }) => ({
            title,
            text,
            figures: readFigures(figures, locale),
          })),
        },
      },
    },
    figures: readPageFigures(figuresIn(studyCopy), locale),
  };
}

export type StudyPage = ReturnType<typeof readStudy>;
