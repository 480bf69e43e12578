import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { jsonSchema, fieldsOf } from '#content/open-data/json-schema.ts';
import { everyDataset, openDataFiles } from '#content/open-data/datasets.ts';
import { publishedIds } from '#content/open-data/published-ids.ts';
import { locales } from '#content/locale.ts';
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

  it('of itineraries open as trips, with a name for every stop', () => {
    const trips = everyDataset.find(({ id }) => id === 'itineraries')?.files ?? [];
    for (const { name } of trips) {
      const { text } = readDataFile(name);
      const trip = tripInFile(text);
      expect(trip?.name, name).toBeTruthy();
      const { names } = parsed(name) as { names: Record<string, string> };
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

describe('the ids of the open data', () => {
  it.each(Object.keys(publishedIds) as (keyof typeof publishedIds)[])(
    'of %s are still there, or are retired and never given again',
    (kind) => {
      const { published, retired } = publishedIds[kind];
      const now = new Set(openIds()[kind]);
      const gone: readonly string[] = retired;
      expect(published.filter((id) => !now.has(id) && !gone.includes(id))).toEqual([]);
      expect(gone.filter((id) => now.has(id))).toEqual([]);
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
