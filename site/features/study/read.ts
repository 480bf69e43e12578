import { type StudyText, text as studyText } from '#content/text/study.ts';
import { d4 } from '#content/data/d4.ts';
import { placeOf, visibleSchools } from '#content/data/schools.ts';
import { localize } from '#content/localize.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { studyFigures } from '#content/register/study.ts';
import { fill } from '#domain/text/fill.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';

/** The study page in one language, with its figures. */
export function readStudy(locale: Locale) {
  const { text, ...page } = readPage(locale, 'study');
  const { plan } = text;
  return {
    ...page,
    text: {
      ...text,
      programs: readPrograms(text.programs, locale),
      plan: {
        ...plan,
        figures: readFigures(plan.figures, locale),
        after: {
          ...plan.after,
          points: plan.after.points.map(({ title, text: line, figures }) => ({
            title,
            text: line,
            figures: readFigures(figures, locale),
          })),
        },
      },
    },
    figures: readPageFigures(
      figuresIn(studyText, d4.passportNotes, {
        figures: ['course-university-weeks', 'partner-claims', 'student-month-lean', 'reply-time'],
      }),
      locale,
    ),
  };
}

/** The kinds of course, with the places of their lengths on one scale from no week to the longest. */
function readPrograms(text: StudyText['programs'], locale: Locale) {
  const most = Math.max(...text.items.map(({ length }) => length.to));
  const step = 4;
  return {
    ...text,
    scale: {
      weeks: Array.from({ length: Math.floor(most / step) }, (_, index) => {
        const week = (index + 1) * step;
        return { at: week / most, label: String(week) };
      }),
      limit: studyFigures['d4-threshold'].current.value / 7 / most,
    },
    items: text.items.map((program) => ({
      ...program,
      from:
        program.least === undefined
          ? text.ask
          : fill(text.from, { price: formats[locale].won(program.least) }),
      at: { from: program.length.from / most, to: program.length.to / most },
    })),
  };
}

/** The data and texts of the D-4 planner; the texts of steps and documents are in the page itself. */
export function readD4Planner(locale: Locale) {
  const { plan } = readPage(locale, 'study').text;
  const { steps, documents } = plan.items;
  return {
    text: { heading: plan.heading, ...plan.planner },
    paths: { contact: pathTo('contact', locale), schools: pathTo('schools', locale) },
    schools: readPlannedSchools(locale),
    steps: steps.map(({ id, from, to }) => ({ id, from, to })),
    documents: documents.map(({ id }) => id),
    passports: d4.passports,
    passportNotes: localize(d4.passportNotes, locale),
    /** In Spanish most readers are from Spain; in English none is likelier than another. */
    usualPassport: locale === 'es' ? 'ES' : '',
  };
}

/** The schools that may sponsor the visa, with the terms of their last calendar. */
function readPlannedSchools(locale: Locale) {
  return visibleSchools()
    .filter((school) => school.d4?.value !== false)
    .map(({ id, name, d4: sponsors, calendar }) => ({
      id,
      name: name[locale],
      city: placeOf({ id }).city,
      sponsors: sponsors?.value === true,
      terms: (calendar?.terms ?? []).map(({ starts, applyFrom, applyTo }) => ({
        starts,
        applyFrom,
        applyTo,
      })),
    }));
}

export type D4PlannerData = ReturnType<typeof readD4Planner>;

export type StudyPage = ReturnType<typeof readStudy>;
