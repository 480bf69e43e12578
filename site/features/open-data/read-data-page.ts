import { owner } from '#content/data/owner.ts';
import { apiDescriptionPath, fullTextPath, pathTo, searchApiPath } from '#content/pages.ts';
import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { formatChanges } from '#content/open-data/changes.ts';
import { catalogueFile, everyDataset, schemaFile } from '#content/open-data/datasets.ts';
import type { Dataset } from '#content/open-data/datasets.ts';
import { fieldsOf } from '#content/open-data/json-schema.ts';
import { figurePath, openDataFolder } from '#content/open-data-paths.ts';
import { readFigure } from '#content/register/figures.ts';
import type { FigureId } from '#content/register/register.ts';
import { searchesAMinute } from '#domain/search-query.ts';
import { fill } from '#domain/text/fill.ts';
import { readPage } from '#site/lib/read-page.ts';
import { fileUrl, licenceOf } from './read-head.ts';
import { readDataFile } from './read-open-data.ts';

/** The figure that the page shows as an example. */
const example: FigureId = 'seoul-subway-base-fare';

/** The page of the open data in one language. */
export function readDataPage(locale: Locale) {
  const { text, ...page } = readPage(locale, 'data');
  const { text: rights, url } = licenceOf('places');
  const use = url ? 'open' : 'reserved';
  const figure = readFigure(example, locale);
  return {
    ...page,
    text: {
      ...text,
      lead: `${text.lead} ${fill(text.licence.lead[use], { licence: rights[locale] })}`,
    },
    licence: {
      says: text.licence.guide[use],
      name: rights[locale],
      url,
      contact: pathTo('contact', locale),
    },
    sets: everyDataset.map((set) =>
      Object.assign(readSet(set, locale), {
        unit: wordsOf(text.sets.units, set.id),
        remark: wordsOf(text.sets.remarks, set.id),
      }),
    ),
    catalogue: { name: text.sets.catalogueLink, href: openDataFolder + catalogueFile },
    examples: {
      table: fileUrl('figures.csv'),
      map: mapCode(fileUrl('places.geojson'), locale),
      calendar: fileUrl(`holidays.${locale}.ics`),
      figure: { label: `${figure.what}: ${figure.value}`, href: figurePath(example, locale) },
    },
    api: {
      text: fill(text.api.text, { count: String(searchesAMinute) }),
      search: owner.origin + searchApiPath,
      locale,
      links: [
        { name: text.api.description, href: apiDescriptionPath },
        { name: text.api.index, href: '/llms.txt' },
        { name: text.api.full, href: fullTextPath(locale) },
      ],
    },
    changes: formatChanges.map(({ version, date, text: what }) => ({
      version: fill(text.changes.version, { version }),
      date: formats[locale].date(date),
      text: what[locale],
    })),
  };
}

/** What draws the places on a map of one's own. */
const mapCode = (url: string, locale: Locale) => `const answer = await fetch('${url}');
L.geoJSON(await answer.json(), {
  onEachFeature: ({ properties }, layer) => layer.bindPopup(properties.name_${locale}),
}).addTo(map);`;

function readSet({ id, name, what, often, files: all, schema }: Dataset, locale: Locale) {
  // Of trips and calendars, those of the reader's language stand on the page; the others differ by a letter.
  const files = all.filter((file) => !file.locale || file.locale === locale);
  return {
    id,
    ...localize({ name, what, often }, locale),
    count: formats[locale].number(recordsIn(id, files)),
    files: files.map((file) => ({
      name: file.label?.[locale] ?? file.format.toUpperCase(),
      href: openDataFolder + file.name,
      // Opens as a subscription what a plain link would read once.
      subscribe: file.format === 'ics' ? fileUrl(file.name).replace(/^\w+/, 'webcal') : undefined,
    })),
    ...(schema && {
      schema: openDataFolder + schemaFile(id),
      fields: fieldsOf(schema, locale),
    }),
  };
}

const wordsOf = (words: Readonly<Record<string, string>>, id: string) => words[id];

/** How much a set holds: the entries of its list, the dates of a calendar, or its files. */
function recordsIn(id: string, files: Dataset['files']): number {
  const [file, ...others] = files;
  if (!file || others.some(({ format }) => format === file.format)) return files.length;
  const { text } = readDataFile(file.name);
  if (file.format === 'ics') return text.split('BEGIN:VEVENT').length - 1;
  const lists = JSON.parse(text) as Readonly<Record<string, readonly unknown[]>>;
  const list = lists[listNames[id] ?? id];
  if (!list) throw new Error(`no list ${id} in ${file.name}`);
  return list.length;
}

/** What the list of a set is called in its file, where it has another name. */
const listNames: Readonly<Record<string, string>> = { places: 'features', metro: 'stations' };

export type DataPage = ReturnType<typeof readDataPage>;
