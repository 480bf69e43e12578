import { practicalText } from '#content/text/practical-text.ts';
import type { PracticalGuide } from '#content/text/practical-guide.ts';
import { guideSources, type GuideSourceId } from '#content/data/guide-sources.ts';
import { formats } from '#content/formats.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { practicalGuides, type PracticalPageId } from '#content/practical-guides.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';
import type { Source } from '#content/register/figure.ts';
import { readSource } from '#content/register/source-entry.ts';
import { text as whereToStay } from '#content/text/where-to-stay.ts';
import type { City } from '#content/data/place-facts.ts';
import { visitorAreas, type Noise, type VisitorArea } from '#content/data/visitor-areas.ts';

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
      const { id, title, short, answer, months, columns } = section;
      const { figures = [], points = [], words = [] } = section;
      const rows = section.rows ?? months?.map((month) => ({ cells: monthCells(month, locale) }));
      const sources = sourcesOf(points.flatMap((point) => point.sources ?? []));
      return {
        id,
        title,
        short,
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

/** What it is, in which months, and what to know. */
function monthCells(
  { title, from, to, text }: { title: string; from: number; to: number; text: string },
  locale: Locale,
): string[] {
  const { monthName } = formats[locale];
  return [title, `${monthName(from - 1)} – ${monthName(to - 1)}`, text];
}

function sourcesOf(ids: readonly GuideSourceId[]): Source[] {
  return [...new Set(ids)].map((id): Source => guideSources[id]);
}

const cities: readonly City[] = ['seoul', 'busan'];
const loudness: readonly Noise[] = ['low', 'medium', 'high'];

/** The page of where visitors sleep, in one language. */
export function readWhereToStay(locale: Locale) {
  const text = localize(whereToStay.areas, locale);
  return {
    ...readPracticalGuide(locale, 'where-to-stay'),
    areas: {
      text,
      cities: cities.map((city) => ({
        city,
        areas: visitorAreas
          .filter((area) => area.city === city)
          .map((area) => entryOf(localize(area, locale), text)),
      })),
    },
  };
}

export type VisitorAreas = ReturnType<typeof readWhereToStay>['areas'];

function entryOf(area: Localized<VisitorArea>, text: Localized<typeof whereToStay.areas>) {
  const { id, name, hangul, stations, character, forWhom, noise, airport } = area;
  const { changes, route } = airport;
  const changesText = [text.direct, text.change][changes] ?? text.changes;
  return {
    id,
    name,
    hangul,
    character,
    forWhom,
    route,
    changes,
    stations: stations.join(', '),
    loudness: loudness.indexOf(noise),
    noiseId: noise,
    changesText: changesText.replace('{count}', String(changes)),
  };
}
