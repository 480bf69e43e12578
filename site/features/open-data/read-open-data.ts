import { isLocale } from '#content/locale.ts';
import { jsonSchema } from '#content/open-data/json-schema.ts';
import {
  catalogueFile,
  everyDataset,
  mediaTypes,
  schemaFile,
  type Format,
} from '#content/open-data/datasets.ts';
import { calendars, readCalendar, type CalendarId } from './read-calendars.ts';
import { readDataCatalogue } from './read-data-catalogue.ts';
import { readDishesData } from './read-dishes-data.ts';
import { readFiguresData, readFiguresTable } from './read-figures-data.ts';
import { fileUrl } from './read-head.ts';
import { readItineraryFile } from './read-itinerary-files.ts';
import { readMetroData } from './read-metro-data.ts';
import { readPhrasesData } from './read-phrases-data.ts';
import { readPlacesData } from './read-places-data.ts';
import { readSchoolsData } from './read-schools-data.ts';

const data: Readonly<Record<string, () => unknown>> = {
  'places.geojson': readPlacesData,
  'figures.json': readFiguresData,
  'dishes.json': readDishesData,
  'phrases.json': readPhrasesData,
  'schools.json': readSchoolsData,
  'metro.json': readMetroData,
  [catalogueFile]: readDataCatalogue,
};

/** A file of the open data: its text and its type. @throws if there is none of this name. */
export function readDataFile(name: string): { readonly text: string; readonly type: string } {
  const format = name.split('.').at(-1) as Format;
  return { text: textOf(name), type: mediaTypes[format] };
}

function textOf(name: string): string {
  const build = data[name];
  if (build) return JSON.stringify(build());
  if (name === 'figures.csv') return readFiguresTable();
  const [, id = '', locale] =
    /^(?:itineraries\/)?([a-z0-9-]+)\.(\w+)\.(?:ics|json)$/.exec(name) ?? [];
  if (isLocale(locale) && isCalendar(id)) return readCalendar(id, locale);
  if (isLocale(locale)) return JSON.stringify(readItineraryFile(id, locale));
  const described = everyDataset.find((each) => name === schemaFile(each.id));
  if (!described?.schema) throw new Error(`no file ${name} in the open data`);
  return JSON.stringify(jsonSchema(fileUrl(name), described.name, described.schema), null, 2);
}

const isCalendar = (id: string): id is CalendarId => Object.hasOwn(calendars, id);
