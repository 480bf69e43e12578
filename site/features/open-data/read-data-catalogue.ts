import type { DataCatalog, Dataset as SearchedSet } from 'schema-dts';
import { owner } from '#content/data/owner.ts';
import { locales, type Locale, type Text } from '#content/locale.ts';
import {
  catalogueFile,
  everyDataset,
  mediaTypes,
  schemaFile,
  type DataFile,
  type Dataset,
} from '#content/open-data/datasets.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/data.ts';
import { publisherId, siteName } from '#site/layout/read-site.ts';
import { fileUrl, licenceOf } from './read-head.ts';

const vocabulary = 'http://publications.europa.eu/resource/authority';

const languages: Readonly<Record<string, string>> = {
  es: `${vocabulary}/language/SPA`,
  en: `${vocabulary}/language/ENG`,
  ko: `${vocabulary}/language/KOR`,
};

const fileTypes: Readonly<Record<string, string>> = {
  geojson: 'GEOJSON',
  json: 'JSON',
  csv: 'CSV',
  ics: 'ICS',
};

const page = () => owner.origin + pathTo('data', 'en');

const inLanguages = (words: Text) =>
  locales.map((locale) => ({ '@language': locale, '@value': words[locale] }));

const named = (id: string | undefined, type?: string) => ({
  '@id': id,
  ...(type && { '@type': type }),
});

/** What a data set is called in the catalogue. */
const setId = (id: string) => `${fileUrl(catalogueFile)}#${id}`;

const document = (url: string) => named(url, 'foaf:Document');

const language = (locale: string) => named(languages[locale], 'dct:LinguisticSystem');

/** The data sets for catalogues of open data: DCAT-AP 3 as JSON-LD. */
export function readDataCatalogue() {
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
      rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
      skos: 'http://www.w3.org/2004/02/skos/core#',
    },
    '@id': setId('catalog'),
    '@type': 'dcat:Catalog',
    'dct:title': inLanguages(text.heading),
    'dct:description': inLanguages(text.description),
    'dct:language': locales.map(language),
    'dct:publisher': publisher(),
    'foaf:homepage': document(owner.origin),
    'dcat:dataset': everyDataset.map(described),
  };
}

function publisher() {
  return {
    '@id': `${owner.origin}/#publisher`,
    '@type': 'foaf:Agent',
    'foaf:name': siteName,
    'foaf:homepage': document(owner.origin),
  };
}

function described({ id, name, what, frequency, files, schema }: Dataset) {
  const spoken = new Set([...locales, ...(files.some(({ locale }) => !locale) ? ['ko'] : [])]);
  return {
    '@id': setId(id),
    '@type': 'dcat:Dataset',
    'dct:identifier': id,
    'dct:title': inLanguages(name),
    'dct:description': inLanguages(what),
    'dct:publisher': named(`${owner.origin}/#publisher`),
    'dct:language': [...spoken].map(language),
    'dct:spatial': named(`${vocabulary}/country/KOR`, 'dct:Location'),
    'dct:accrualPeriodicity': named(`${vocabulary}/frequency/${frequency}`, 'dct:Frequency'),
    'dcat:theme': {
      ...named(`${vocabulary}/data-theme/EDUC`, 'skos:Concept'),
      'skos:prefLabel': { '@language': 'en', '@value': 'Education, culture and sport' },
    },
    'dcat:landingPage': document(`${page()}#${id}`),
    'dcat:distribution': files.map((file) => distribution(file, id, schema !== undefined)),
  };
}

function distribution({ name, format, locale }: DataFile, id: string, hasSchema: boolean) {
  const { text: rights, url } = licenceOf(id);
  return {
    '@id': fileUrl(name),
    '@type': 'dcat:Distribution',
    'dct:title': name,
    'dcat:accessURL': named(fileUrl(name), 'rdfs:Resource'),
    'dcat:downloadURL': named(fileUrl(name), 'rdfs:Resource'),
    'dcat:mediaType': named(
      `https://www.iana.org/assignments/media-types/${mediaTypes[format]}`,
      'dct:MediaType',
    ),
    'dct:format': named(`${vocabulary}/file-type/${fileTypes[format]}`, 'dct:MediaTypeOrExtent'),
    ...(locale && { 'dct:language': language(locale) }),
    ...(url && { 'dct:license': named(url, 'dct:LicenseDocument') }),
    'dct:rights': {
      '@type': 'dct:RightsStatement',
      'rdfs:label': inLanguages(rights),
    },
    ...(hasSchema &&
      name.endsWith('json') && {
        'dct:conformsTo': named(fileUrl(schemaFile(id)), 'dct:Standard'),
      }),
  };
}

/** The same in one language for search engines (schema.org), in the structured data of the page. */
export function readDataCatalog(locale: Locale): DataCatalog {
  const url = owner.origin + pathTo('data', locale);
  return {
    '@type': 'DataCatalog',
    '@id': `${url}#catalog`,
    name: text.heading[locale],
    url,
    publisher: publisherId,
    dataset: everyDataset.map((set) => searched(set, url, locale)),
  };
}

function searched(
  { id, name, what, files }: Dataset,
  address: string,
  locale: Locale,
): SearchedSet {
  const { url: license } = licenceOf(id);
  return {
    '@type': 'Dataset',
    '@id': `${address}#${id}`,
    name: name[locale],
    description: what[locale],
    url: `${address}#${id}`,
    creator: publisherId,
    isAccessibleForFree: true,
    ...(license && { license }),
    distribution: files
      .filter((file) => !file.locale || file.locale === locale)
      .map((file) => ({
        '@type': 'DataDownload',
        encodingFormat: mediaTypes[file.format],
        contentUrl: fileUrl(file.name),
      })),
  };
}
