import { practicalText } from '#content/text/practical-text.ts';
import type { GuideSection, PracticalGuide } from '#content/text/practical-guide.ts';
import { guideSources, type GuideSourceId } from '#content/data/guide-sources.ts';
import { formats } from '#content/formats.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { practicalGuides, type PracticalPageId } from '#content/practical-guides.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';
import type { Source } from '#content/register/figure.ts';
import { readSource } from '#content/register/source-entry.ts';

type Row = Localized<NonNullable<GuideSection['rows']>[number]>;

/** A page of practical answers in one language: its sections with their figures and sources. */
export function readPracticalGuide(locale: Locale, page: PracticalPageId) {
  const guide: PracticalGuide = practicalGuides[page];
  const { sections, ...text } = localize(guide, locale);
  return {
    page,
    locale,
    text,
    practicalSectionText: localize(practicalText, locale),
    sections: sections.map((section) => {
      const { id, title, short, answer, columns, dated } = section;
      const { figures = [], points = [], words = [] } = section;
      const months = section.months?.map((month) => ({
        ...month,
        period: periodOf(month, locale),
      }));
      const rows: readonly Row[] | undefined =
        section.rows ??
        months?.map((month) => ({
          cells: [month.title, month.period, month.text],
        }));
      const sources = sourcesOf(points.flatMap((point) => point.sources ?? []));
      return {
        id,
        title,
        short,
        answer,
        months,
        columns,
        rows,
        dated,
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

/** `febrero – abril`. */
function periodOf({ from, to }: { from: number; to: number }, locale: Locale): string {
  const { monthName } = formats[locale];
  return `${monthName(from - 1)} – ${monthName(to - 1)}`;
}

function sourcesOf(ids: readonly GuideSourceId[]): Source[] {
  return [...new Set(ids)].map((id): Source => guideSources[id]);
}
