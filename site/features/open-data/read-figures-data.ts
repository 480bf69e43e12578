import { articleFigures, articles } from '#content/blog/articles.server.ts';
import { owner } from '#content/data/owner.ts';
import { defaultLocale, type Text } from '#content/locale.ts';
import { figurePath } from '#content/open-data-paths.ts';
import { pageIds, type PageId } from '#content/pages.ts';
import { statedText } from '#content/register/figure-text.ts';
import type { Figure, Stated } from '#content/register/figure.ts';
import {
  figureIds,
  figureOf,
  subjects,
  type FigureId,
  type Subject,
} from '#content/register/register.ts';
import { buildDay } from '#content/register/build-day.ts';
import { hasChanged, standingOf } from '#content/register/standing.ts';
import { osmHours } from '#domain/opening/osm-hours.ts';
import { csv } from '#domain/text/csv.ts';
import { readFiguresOfPage } from '#site/layout/read-page-dates.ts';
import { fileHead, inBoth, pageUrls, sourceData } from './read-head.ts';

const subjectNames = Object.keys(subjects) as Subject[];

/** The subject under which the register has a figure. @throws if it has none. */
export function subjectOf(id: FigureId): Subject {
  const found = subjectNames.find((subject) => Object.hasOwn(subjects[subject], id));
  if (!found) throw new Error(`figure ${id} has no subject`);
  return found;
}

let used: ReadonlyMap<FigureId, readonly PageId[]> | undefined;

/** The pages whose table of sources has a figure, and the articles that name it. */
export function pagesWith(id: FigureId): readonly PageId[] {
  used ??= readUses();
  return used.get(id) ?? [];
}

function readUses(): ReadonlyMap<FigureId, readonly PageId[]> {
  const found = new Map<FigureId, PageId[]>();
  const add = (page: PageId) => (id: FigureId) => found.set(id, [...(found.get(id) ?? []), page]);
  for (const page of pageIds) {
    const shown = readFiguresOfPage(defaultLocale, page)?.figures ?? [];
    shown.map((figure) => figure.id).forEach(add(page));
  }
  for (const { page } of articles) articleFigures(page, defaultLocale).forEach(add(page));
  return found;
}

/** A value for programs and in words. */
function statedData({ value, opening, ...stated }: Stated, unit: Figure['unit']) {
  const hours = opening && osmHours(opening, Number(buildDay.slice(0, 4)))?.hours;
  return {
    ...(value !== undefined && { value }),
    text: inBoth((locale) =>
      statedText({ value, ...stated, ...(opening && { opening }) }, unit, locale),
    ),
    ...(hours && { opening_hours: hours }),
  };
}

/** A figure with all that the register knows of it. */
function figureData(id: FigureId) {
  const figure = figureOf(id);
  const { what, unit, current, edition, previous, since, disputed, source, checkedOn, note } =
    figure;
  const { holdsUntil } = figure;
  return {
    id,
    subject: subjectOf(id),
    what,
    unit,
    now: statedData(current, unit),
    ...(since && { since }),
    ...(holdsUntil && { holds_until: holdsUntil }),
    ...(edition && { edition_2025_03: statedData(edition, unit) }),
    ...(!edition && previous && { before: statedData(previous, unit) }),
    ...(hasChanged(figure) && { changed: true }),
    status: standingOf(figure, buildDay),
    ...(disputed && { disputed }),
    checked_on: checkedOn,
    ...(note && { note }),
    sources: source ? [sourceData(source)] : [],
    pages: pagesWith(id).map((page): Text => pageUrls(page)),
    url: inBoth((locale) => owner.origin + figurePath(id, locale)),
  };
}

/** The register of figures. */
export function readFiguresData() {
  const days = figureIds.map((id) => figureOf(id).checkedOn);
  return { ...fileHead('figures', days), figures: figureIds.map(figureData) };
}

const columns = [
  ...(['id', 'subject', 'what_es', 'what_en', 'unit', 'value', 'value_from', 'value_to'] as const),
  ...([
    'now_es',
    'now_en',
    'since',
    'holds_until',
    'edition_2025_03_es',
    'edition_2025_03_en',
  ] as const),
  ...(['status', 'checked_on', 'source', 'source_url', 'source_date', 'url'] as const),
] as const;

/** The register as a table: a number in `value`, a range in `value_from` and `value_to`, all else in words. */
export function readFiguresTable(): string {
  const rows = readFiguresData().figures.map((figure) => {
    const { now, edition_2025_03: edition, sources } = figure;
    const [source] = sources;
    const { from, to } = rangeOf(now.value);
    const row: Readonly<Record<(typeof columns)[number], string | number>> = {
      id: figure.id,
      subject: figure.subject,
      what_es: figure.what.es,
      what_en: figure.what.en,
      unit: figure.unit,
      value: typeof now.value === 'number' ? now.value : '',
      value_from: from,
      value_to: to,
      now_es: now.text.es,
      now_en: now.text.en,
      since: figure.since ?? '',
      holds_until: figure.holds_until ?? '',
      edition_2025_03_es: edition?.text.es ?? '',
      edition_2025_03_en: edition?.text.en ?? '',
      status: figure.status,
      checked_on: figure.checked_on,
      source: source?.name.en ?? '',
      source_url: source?.url ?? '',
      source_date: source?.date ?? '',
      url: figure.url.en,
    };
    return columns.map((column) => row[column]);
  });
  return csv([columns, ...rows]);
}

function rangeOf(value: unknown): { from: number | string; to: number | string } {
  const { from, to }: { from?: unknown; to?: unknown } = Object(value);
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : { from: '', to: '' };
}
