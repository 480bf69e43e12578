import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { jsonSchema, fieldsOf } from '#content/open-data/json-schema.ts';
import { everyDataset, openDataFiles } from '#content/open-data/datasets.ts';
import { figureOf } from '#content/register/register.ts';
import { publishedIds } from '#content/open-data/published-ids.ts';
import { attractions } from '#content/data/attractions.ts';
import type { Attraction } from '#content/data/attraction.ts';
import { locales, type Text } from '#content/locale.ts';
import { tripInFile } from '../my-trip/trip-file.ts';
import { openIds } from './read-open-ids.ts';
import { licenceOf } from './read-head.ts';
import { readDataFile } from './read-open-data.ts';

const parsed = (name: string): unknown => JSON.parse(readDataFile(name).text);

describe('the files of the open data', () => {
  it.each(everyDataset.filter(({ schema }) => schema))(
    '$id: each is what its schema says',
    (set) => {
      const { id, name, schema, files } = set;
      const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false });
      addFormats.default(ajv);
      ajv.addVocabulary(['x-description-es', 'x-title-es']);
      const validate = ajv.compile(jsonSchema(`https://rumbo.example/${id}`, name, schema ?? {}));
      for (const file of files.filter(({ format }) => format !== 'csv')) {
        validate(parsed(file.name));
        expect(validate.errors?.slice(0, 5) ?? [], file.name).toEqual([]);
      }
    },
  );

  it('leave no blank and no mark of the sources', () => {
    const wrong = openDataFiles
      .filter((name) => !name.startsWith('schemas/') && name !== 'phrases.json')
      .flatMap((name) =>
        Array.from(
          readDataFile(name).text.matchAll(/.{0,60}(?:\{[\w.-]+\}|undefined|\[object).{0,20}/g),
        ).map(([text]) => `${name}: ${text}`),
      );
    expect(wrong).toEqual([]);
  });

  it('of the places give everything that the guide knows of a sight', () => {
    const { features } = parsed('places.geojson') as { features: readonly Feature[] };
    const everywhere = ['name_es', 'name_en', 'name_ko', 'url_es', 'url_en'];
    const sights: readonly Attraction[] = Object.values(attractions).flat();
    const given = new Map(features.map(({ id, properties }) => [id, Object.keys(properties)]));
    for (const { id, opening, admission, station } of sights) {
      const isSaid = (figure: unknown) =>
        typeof figure !== 'string' || figureOf(figure).source !== undefined;
      const known = [
        ...everywhere,
        ...(opening?.some(isSaid) ? ['openings'] : []),
        ...(admission && isSaid('figure' in admission && admission.figure) ? ['price'] : []),
        ...(station ? ['station'] : []),
      ];
      expect(given.get(id), id).toEqual(expect.arrayContaining(known));
    }
  });

  it('of the places give hours and prices that a source says, in every form', () => {
    const { features } = parsed('places.geojson') as { features: readonly Feature[] };
    const withHours = features.filter(({ properties }) => properties['opening_hours']);
    expect(withHours.length).toBeGreaterThan(40);
    for (const { id, properties } of withHours) {
      expect(properties['opening_hours_specification'], id).toBeDefined();
      if (properties['opening_hours'] !== '24/7') expect(properties['sources'], id).toBeDefined();
    }
  });

  it('of dishes, schools and the metro name allergens, sources and publishers', () => {
    const { dishes, ingredients, traits } = parsed('dishes.json') as Dishes;
    const named = new Set([...Object.keys(ingredients), ...Object.keys(traits)]);
    for (const { id, contains, may_contain: may = [] } of dishes)
      for (const each of [...contains, ...may])
        expect(named.has(each), `${id}: ${each}`).toBe(true);
    expect(dishes.filter(({ contains }) => contains.length > 0).length).toBeGreaterThan(40);
    const { schools } = parsed('schools.json') as { schools: readonly { tuition?: unknown[] }[] };
    const priced = schools.flatMap(({ tuition = [] }) => tuition);
    expect(priced.length).toBeGreaterThan(5);
    for (const price of priced) expect(price).toHaveProperty('source.read_on');
    const { attribution, sources } = parsed('metro.json') as {
      attribution: Text;
      sources: Source[];
    };
    for (const { attribution: publisher } of sources) expect(attribution.es).toContain(publisher);
  });

  it('of itineraries open as trips, with a name for every stop', () => {
    const trips = everyDataset.find(({ id }) => id === 'itineraries')?.files ?? [];
    for (const { name } of trips) {
      const { text } = readDataFile(name);
      const { names } = parsed(name) as { names: Record<string, string> };
      const found = tripInFile(text, new Map(Object.entries(names)));
      expect('trip' in found && found.trip.name, name).toBeTruthy();
      for (const [id, said] of Object.entries(names)) expect(said, id).not.toBe(id);
    }
  });

  it('have a description in both languages for every field of their tables', () => {
    for (const { id, schema } of everyDataset) {
      if (!schema) continue;
      const [es, en] = locales.map((locale) => fieldsOf(schema, locale).map(({ name }) => name));
      expect(es, id).toEqual(en);
      expect(new Set(es).size, id).toBe(es?.length);
    }
  });
});

interface Feature {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Dishes {
  readonly ingredients: object;
  readonly traits: object;
  readonly dishes: readonly {
    readonly id: string;
    readonly contains: readonly string[];
    readonly may_contain?: readonly string[];
  }[];
}

interface Source {
  readonly attribution: string;
}

describe('the ids of the open data', () => {
  it.each(Object.keys(publishedIds) as (keyof typeof publishedIds)[])(
    'of %s are all listed, and are still there or retired and never given again',
    (kind) => {
      const { published, retired } = publishedIds[kind];
      const now = new Set(openIds()[kind]);
      const gone: readonly string[] = retired;
      const file = 'content/open-data/published-ids.json';
      const lost = published.filter((id) => !now.has(id) && !gone.includes(id));
      expect(lost, `give these ids back, or write them into retired in ${file}`).toEqual([]);
      const reused = gone.filter((id) => now.has(id));
      expect(reused, `take other ids: these are retired in ${file}`).toEqual([]);
      const unlisted = [...now].filter((id) => !published.includes(id));
      expect(unlisted, `run npm run data-ids, which adds these to ${file}`).toEqual([]);
      expect(openIds()[kind]).toHaveLength(now.size);
    },
  );
});

describe('the licence', () => {
  it('is the owner’s once there is one, and until then all rights are reserved', () => {
    const name = { es: 'CC BY 4.0', en: 'CC BY 4.0' };
    const url = 'https://creativecommons.org/licenses/by/4.0/';
    expect(licenceOf('places', { dataLicence: { name, url } })).toEqual({ text: name, url });
    expect(licenceOf('places', { dataLicence: undefined })).not.toHaveProperty('url');
    expect(licenceOf('metro', { dataLicence: { name, url } })).not.toHaveProperty('url');
  });
});
