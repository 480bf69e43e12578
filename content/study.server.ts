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

/** The data and texts of the D-4 planner; the texts of steps and documents are in the page itself. */
export function readD4Planner({ copy: { plan } }: StudyPage) {
  const { heading, term, counted, passport, other, yourPassport, state, done, kept, file } = plan;
  const { calendar, begins, ends, print, clear, fits, hurry, closed, passed, nextTerms } = plan;
  const { steps, documents, passports, passportNotes } = plan.items;
  return {
    words: {
      heading,
      term,
      counted,
      passport,
      other,
      yourPassport,
      state,
      done,
      kept,
      file,
      calendar,
      begins,
      ends,
      print,
      clear,
      fits,
      hurry,
      closed,
      passed,
      nextTerms,
    },
    steps: steps.map(({ id, from, to }) => ({ id, from, to })),
    documents: documents.map(({ id }) => id),
    passports,
    passportNotes,
  };
}

export type D4PlannerData = ReturnType<typeof readD4Planner>;

export type StudyPage = ReturnType<typeof readStudy>;
