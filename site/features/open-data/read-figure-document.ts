import { owner } from '#content/data/owner.ts';
import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import { locales, otherLocale, type Locale } from '#content/locale.ts';
import { openDataFolder, figurePath } from '#content/open-data-paths.ts';
import { pathTo } from '#content/pages.ts';
import { hasEnded } from '#content/register/build-day.ts';
import { readFigure } from '#content/register/figures.ts';
import { figureIds, figureOf, isFigureId } from '#content/register/register.ts';
import { fill } from '#domain/text/fill.ts';
import { readMenuLink } from '#site/lib/read-page.ts';
import { readUi } from '#site/lib/read-ui.ts';
import { text as dataText } from '#content/text/data.ts';
import { pagesWith } from './read-figures-data.ts';

/** The figures that have a document: all. */
export const figureDocuments = () => figureIds.map((id) => ({ params: { id } }));

/** What is cited of a figure, in one language. @throws if the register has no such figure. */
export function readFigureDocument(id: string | undefined, locale: Locale) {
  if (!id || !isFigureId(id)) throw new Error(`no figure ${id}`);
  const figure = figureOf(id);
  const { edition, since, holdsUntil, checkedOn } = figure;
  const entry = readFigure(id, locale);
  const words = localize(dataText.figure, locale);
  const { what, value } = entry;
  const day = formats[locale].date(checkedOn);
  const url = owner.origin + figurePath(id, locale);
  const filled = (text: string) => fill(text, { what, value, day, url });
  const { siteName, skip, home } = readUi(locale);
  const data = readMenuLink(locale, 'data');
  return {
    locale,
    entry,
    words,
    title: filled(words.title),
    description: filled(words.description),
    frame: { siteName, skip, home: pathTo('home', locale), homeLabel: home, data },
    paths: locales.map((each) => ({ locale: each, href: owner.origin + figurePath(id, each) })),
    other: { locale: otherLocale(locale), href: figurePath(id, otherLocale(locale)) },
    before: entry.before && { label: edition ? words.before : words.formerly, value: entry.before },
    ...(since && { since: formats[locale].date(since) }),
    ...(holdsUntil && { holdsUntil: formats[locale].date(holdsUntil) }),
    status: hasEnded(holdsUntil) ? words.ended : words[entry.standing],
    checkedOn: day,
    pages: pagesWith(id).map((page) => readMenuLink(locale, page)),
    citation: filled(words.citation),
    correct: pathTo('contact', locale),
    register: `${openDataFolder}figures.json`,
  };
}

export type FigureDocument = ReturnType<typeof readFigureDocument>;
