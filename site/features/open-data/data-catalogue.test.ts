import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonld, { type JsonLdDocument, type Options } from 'jsonld';
import { Parser, Store } from 'n3';
import Validator from 'rdf-validate-shacl';
import { expect, it } from 'vitest';
import { catalogueFile, everyDataset } from '#content/open-data/datasets.ts';
import { readDataFile } from './read-open-data.ts';

const shapes = new Store(
  new Parser().parse(readFileSync(join(import.meta.dirname, 'dcat-ap.ttl'), 'utf8')),
);

/** The catalogue as statements, or what is wrong with it as JSON-LD. */
async function statements(text: string): Promise<Store> {
  const document = JSON.parse(text) as JsonLdDocument;
  // Safe mode, which the types do not know, refuses what would be dropped.
  const options: Options.ToRdf & { safe: true } = { format: 'application/n-quads', safe: true };
  const quads = await jsonld.toRDF(document, options);
  return new Store(new Parser({ format: 'N-Quads' }).parse(quads as unknown as string));
}

async function faults(text: string): Promise<string[]> {
  const report = await new Validator(shapes).validate(await statements(text));
  return report.results.map(
    ({ focusNode, path, sourceConstraintComponent: broken }) =>
      `${focusNode?.value} ${path?.value}: ${broken?.value}`,
  );
}

const catalogue = () => readDataFile(catalogueFile).text;

it('the catalogue is JSON-LD that says what DCAT-AP asks for', async () => {
  expect(await faults(catalogue())).toEqual([]);
});

it('the shapes find what is missing', async () => {
  const without = catalogue().replaceAll('dcat:accessURL', 'dcat:byteSize');
  const files = everyDataset.flatMap((set) => set.files);
  expect(await faults(without)).toHaveLength(files.length);
});

it('the catalogue names every data set, each with an address of its own', async () => {
  const found = (await statements(catalogue()))
    .getSubjects(
      'http://www.w3.org/1999/02/22-rdf-syntax-ns#type',
      'http://www.w3.org/ns/dcat#Dataset',
      null,
    )
    .map(({ value }) => value.split('#')[1]);
  expect(found.toSorted()).toEqual(everyDataset.map(({ id }) => id).toSorted());
});
