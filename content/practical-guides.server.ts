import { practicalLabels } from './copy/practical-labels.ts';
import type { PracticalGuide } from './copy/practical-guide.ts';
import { guideSources, guideSourcesReadOn, type GuideSourceId } from './data/guide-sources.ts';
import { formats } from './formats.ts';
import type { Locale, Localized } from './locale.ts';
import { localize } from './localize.ts';
import { practicalGuides, type PracticalPageId } from './practical-guides.ts';
import { figuresIn, readFigures, readPageFigures } from './register/figures.ts';
import type { Source } from './register/figure.ts';

/** A page of practical answers in one language: its sections with their figures and sources. */
export function readPracticalGuide(page: PracticalPageId, locale: Locale) {
  const guide: PracticalGuide = practicalGuides[page];
  const { sections, ...copy } = localize(guide, locale);
  const labels = localize(practicalLabels, locale);
  return {
    page,
    locale,
    copy,
    labels: { ...labels, checked: labels.checked.replace('{date}', readOn(locale)) },
    sections: sections.map((section) => {
      const { id, title, answer, months, columns, rows } = section;
      const { figures = [], points = [], words = [], unknown = [] } = section;
      const sources = sourcesOf(points.flatMap((point) => point.sources ?? []));
      return {
        id,
        title,
        answer,
        months,
        columns,
        rows,
        words,
        unknown,
        figures: readFigures(figures, locale),
        points: points.map((point) => ({ title: point.title, text: point.text })),
        sources: sources.map((source) => sourceEntry(source, locale, labels)),
      };
    }),
    figures: readPageFigures(figuresIn(guide), locale),
  };
}

export type PracticalGuideData = ReturnType<typeof readPracticalGuide>;

export type PracticalSection = PracticalGuideData['sections'][number];

function readOn(locale: Locale): string {
  return formats[locale].date(guideSourcesReadOn);
}

function sourcesOf(ids: readonly GuideSourceId[]): Source[] {
  return [...new Set(ids)].map((id): Source => guideSources[id]);
}

function sourceEntry(
  { name, url, date, official }: Source,
  locale: Locale,
  labels: Localized<typeof practicalLabels>,
) {
  const when = date ? formats[locale].date(date) : labels.undated;
  return {
    name: typeof name === 'string' ? name : name[locale],
    url,
    about: official ? `${labels.official}, ${when}` : when,
  };
}
