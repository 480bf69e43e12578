import { practicalLabels } from '#content/copy/practical-labels.ts';
import type { PracticalGuide } from '#content/copy/practical-guide.ts';
import { guideSources, type GuideSourceId } from '#content/data/guide-sources.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { practicalGuides, type PracticalPageId } from '#content/practical-guides.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';
import type { Source } from '#content/register/figure.ts';
import { readSource } from '#content/register/source-entry.ts';

/** A page of practical answers in one language: its sections with their figures and sources. */
export function readPracticalGuide(page: PracticalPageId, locale: Locale) {
  const guide: PracticalGuide = practicalGuides[page];
  const { sections, ...copy } = localize(guide, locale);
  return {
    page,
    locale,
    copy,
    labels: localize(practicalLabels, locale),
    sections: sections.map((section) => {
      const { id, title, answer, months, columns, rows } = section;
      const { figures = [], points = [], words = [] } = section;
      const sources = sourcesOf(points.flatMap((point) => point.sources ?? []));
      return {
        id,
        title,
        answer,
        months,
        columns,
        rows,
        words,
        figures: readFigures(figures, locale),
        points: points.map((point) => ({ title: point.title, text: point.text })),
        sources: sources.map((source) => readSource(source, locale)),
      };
    }),
    figures: readPageFigures(figuresIn(guide), locale),
  };
}

export type PracticalGuideData = ReturnType<typeof readPracticalGuide>;

export type PracticalSection = PracticalGuideData['sections'][number];

function sourcesOf(ids: readonly GuideSourceId[]): Source[] {
  return [...new Set(ids)].map((id): Source => guideSources[id]);
}
