import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { articles } from '#content/blog/articles.server.ts';
import { attractionOf, attractions, furtherAttractions } from '#content/data/attractions.ts';
import { destinations } from '#content/data/destinations.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { owner } from '#content/data/owner.ts';
import { visibleSchools } from '#content/data/schools.ts';
import { locales } from '#content/locale.ts';
import { rulesOf } from '#content/opening/opening.ts';
import { seasonAfter } from './read-opening-hours.ts';
import { isService, pageIds, pathTo, type PageId } from '#content/pages.ts';
import { readPage } from '#site/lib/read-page.ts';
import { structuredData } from './read-structured-data.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The properties that search engines require of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url', 'logo'],
  ContactPoint: ['contactType', 'url', 'availableLanguage'],
  TravelAgency: ['name', 'url', 'address'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  TouristDestination: ['name', 'url'],
  TouristAttraction: ['name', 'geo'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  TouristTrip: ['name', 'description', 'itinerary'],
  ...Object.fromEntries(
    ['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage', 'FAQPage'].map((type) => [
      type,
      ['name', 'description', 'url', 'inLanguage', 'isPartOf', 'publisher'],
    ]),
  ),
  ImageObject: ['url'],
  Article: ['headline', 'url', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
  DataCatalog: ['name', 'url', 'publisher', 'dataset'],
  Dataset: ['name', 'description', 'url', 'creator', 'distribution'],
  DataDownload: ['encodingFormat', 'contentUrl'],
  WebApplication: ['name', 'url', 'applicationCategory', 'operatingSystem', 'offers'],
  Offer: ['price', 'priceCurrency'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

// What `page.astro` adds to each document.
const pictureUrl = (drawing: string) => `${owner.origin}/assets/${drawing}.svg`;
const image = `${owner.origin}/assets/preview.jpg`;

const documents = pageIds
  .filter((page) => !isService(page))
  .flatMap((page) =>
    locales.map((locale) => ({ page, locale, data: readPage(locale, page), image, pictureUrl })),
  );

/** Every object with a type, including nested ones. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

const graphOf = (page: PageId, data: unknown = {}) =>
  structuredData({ page, locale: 'es', data, image, pictureUrl })[
    '@graph'
  ] as readonly unknown[] as readonly Thing[];
const typed = (page: PageId, type: string, data?: unknown) =>
  graphOf(page, data).find((thing) => thing['@type'] === type);

describe('every document', () => {
  it('has the properties that its types require', () => {
    const lacking = documents.flatMap((document) =>
      thingsIn(structuredData(document)).flatMap((thing) => {
        const asked = required[thing['@type']] ?? ['a type that is known'];
        return asked
          .filter((name) => thing[name] === undefined || thing[name] === '')
          .map((name) => `${document.page} ${thing['@type']}: ${name}`);
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('contains only URLs of this site', () => {
    const addresses = documents
      .flatMap((document) => thingsIn(structuredData(document)))
      .flatMap(({ url, item }) => [url, item])
      .filter((address) => typeof address === 'string');
    expect(addresses.length).toBeGreaterThan(100);
    const foreign = addresses.filter((address) => !address.startsWith(`${owner.origin}/`));
    expect(foreign).toEqual([]);
  });

  it('numbers the entries of lists in order', () => {
    const lists = documents
      .flatMap((document) => thingsIn(structuredData(document)))
      .map(({ itemListElement }) => (itemListElement as Thing[] | undefined) ?? [])
      .map((items) => items.map(({ position }) => Number(position)));
    expect(lists.filter((list) => list.length > 1).length).toBeGreaterThan(50);
    for (const list of lists) expect(list).toEqual(list.map((_, index) => (list[0] ?? 1) + index));
  });

  it('has small structured data', () => {
    for (const document of documents) {
      const sent = gzipSync(JSON.stringify(structuredData(document))).length;
      expect(sent, document.page).toBeLessThan(6_000);
    }
  });

  it('names one website and one publisher, the same in every document', () => {
    const nodes = documents.flatMap((document) => thingsIn(structuredData(document)));
    for (const type of ['WebSite', 'Organization']) {
      const ofType = nodes.filter((thing) => thing['@type'] === type);
      expect(ofType.length).toBe(documents.length);
      expect(ofType[0]?.['@id']).toMatch(/#/);
      expect(new Set(ofType.map((thing) => JSON.stringify(thing))).size).toBe(1);
    }
  });

  it('refers only to things that it describes', () => {
    const idsOf = (things: readonly Thing[]) => things.map((thing) => thing['@id']);
    for (const document of documents) {
      const graph = structuredData(document);
      const own = idsOf(thingsIn(graph));
      const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)];
      expect(references.length).toBeGreaterThan(1);
      for (const [, id] of references) expect(own, document.page).toContain(id);
    }
  });
});

it('has breadcrumbs from the home page to the page', () => {
  const trail = typed('korea-10days', 'BreadcrumbList')?.['itemListElement'] as Thing[];
  expect(trail.map(({ item }) => item)).toEqual(
    (['home', 'itineraries', 'korea-10days'] as const).map(
      (page) => owner.origin + pathTo(page, 'es'),
    ),
  );
});

it('describes the site on the home page, without what the owner has not confirmed', () => {
  const searches = thingsIn(typed('home', 'WebSite')).filter((thing) => 'urlTemplate' in thing);
  expect(searches.map(({ urlTemplate }) => urlTemplate)).toEqual(
    locales.map((locale) => `${owner.origin}${pathTo('search', locale)}?q={search_term_string}`),
  );
  const publisher = JSON.stringify(graphOf('home').at(1));
  expect(publisher.includes(owner.email)).toBe(!owner.sample);
});

describe('places', () => {
  it.each(['seoul', 'busan'] as const)(
    'gives each attraction of %s its position and anchor',
    (city) => {
      const sights = typed(city, 'TouristDestination')?.['includesAttraction'] as Thing[];
      expect(sights.map(({ url }) => url)).toEqual(
        attractions[city].map(({ id }) => `${owner.origin}${pathTo(city, 'es')}#${id}`),
      );
      expect(sights.map(({ geo }) => geo)).toEqual(
        attractions[city].map(({ lat, lng }) => ({
          '@type': 'GeoCoordinates',
          latitude: lat,
          longitude: lng,
        })),
      );
    },
  );

  it.each(['seoul', 'busan'] as const)('lists each further place of %s', (city) => {
    const page = `more-${city}` as const;
    const items = typed(page, 'ItemList')?.['itemListElement'] as Thing[];
    expect(items.map(({ item }) => item)).toMatchObject(
      furtherAttractions[city].map(({ id, name, lat, lng }) => ({
        '@type': 'TouristAttraction',
        name: name.es,
        url: `${owner.origin}${pathTo(page, 'es')}#${id}`,
        geo: { latitude: lat, longitude: lng },
      })),
    );
  });

  it('writes hours as times on named weekdays', () => {
    const hours = (['seoul', 'busan'] as const)
      .flatMap((city) => thingsIn(graphOf(city)))
      .filter((thing) => thing['@type'] === 'OpeningHoursSpecification');
    expect(hours.length).toBeGreaterThan(10);
    for (const { opens, closes, dayOfWeek } of hours) {
      for (const time of [opens, closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
      for (const day of dayOfWeek as string[]) expect(day).toMatch(/^[A-Z][a-z]+day$/);
    }
  });

  it('has the picture and address of every attraction', () => {
    for (const city of ['seoul', 'busan'] as const) {
      const sights = typed(city, 'TouristDestination')?.['includesAttraction'] as Thing[];
      for (const [index, { drawing, address }] of attractions[city].entries()) {
        expect(sights[index]).toMatchObject({
          image: pictureUrl(drawing),
          address: { streetAddress: address },
        });
        // The card on the page says it.
        expect(sights[index]).not.toHaveProperty('description');
      }
    }
  });

  it('gives the hours of every season, with the dates of the year after they were checked', () => {
    const [rule] = rulesOf(attractionOf('gyeongbokgung').opening);
    const sights = typed('seoul', 'TouristDestination')?.['includesAttraction'] as Thing[];
    const hours = sights.find(({ url }) => String(url).endsWith('#gyeongbokgung'));
    const seasons = hours?.['openingHoursSpecification'] as Thing[];
    expect(seasons).toHaveLength(rule?.periods?.length ?? 0);
    const days = seasons.map((each) => [String(each['validFrom']), String(each['validThrough'])]);
    const [first = [], ...others] = days.toSorted();
    let end = Date.parse(first[1] ?? '');
    for (const [from = '', through = ''] of others) {
      expect(Date.parse(from) - end).toBe(86_400_000);
      end = Date.parse(through);
    }
    expect(end - Date.parse(first[0] ?? '')).toBeGreaterThanOrEqual(364 * 86_400_000);
  });

  it('dates a season so that it is not over, and begins within a year', () => {
    const month = fc.integer({ min: 1, max: 12 });
    const day = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, month, month, (checked, from, through) => {
        const on = checked.toISOString().slice(0, 10);
        const { validFrom, validThrough } = seasonAfter(on, [from, through]);
        expect(validThrough >= on).toBe(true);
        expect(validFrom < validThrough).toBe(true);
        expect(Number(validFrom.slice(5, 7))).toBe(from);
        expect(Number(validThrough.slice(5, 7))).toBe(through);
        expect(Date.parse(validFrom) - checked.getTime()).toBeLessThan(367 * 86_400_000);
      }),
    );
  });

  it('keeps position, admission and hours of a landmark apart from its destination', () => {
    const list = typed('other-destinations', 'ItemList')?.['itemListElement'] as Thing[];
    const listed = list.map(({ item }) => item as Thing);
    expect(listed.map(({ name }) => name)).toEqual(destinations.map(({ name }) => name.es));
    for (const [index, { landmark, lat, lng }] of destinations.entries()) {
      for (const only of ['geo', 'isAccessibleForFree', 'openingHoursSpecification', 'address'])
        expect(listed[index]).not.toHaveProperty(only);
      expect(listed[index]?.['includesAttraction']).toMatchObject({
        name: landmark.name.es,
        geo: { latitude: lat, longitude: lng },
      });
    }
  });
});

describe('itineraries', () => {
  it('are described once, each on its own page', () => {
    const trips = documents
      .filter(({ locale }) => locale === 'es')
      .flatMap((document) => thingsIn(structuredData(document)))
      .filter((thing) => thing['@type'] === 'TouristTrip');
    expect(trips.map(({ url }) => url).toSorted()).toEqual(
      itineraries.map(({ id }) => owner.origin + pathTo(id, 'es')).toSorted(),
    );
  });
});

describe('questions, articles and tools', () => {
  it('contains each question of the page once, as plain text', () => {
    const answer = ['Sí: mira los [requisitos](requirements).', '**No** tardes.'];
    const item = { question: '¿Necesito K-ETA?', answer };
    expect(typed('faq', 'FAQPage', { text: { items: [item] }, again: item })).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: '¿Necesito K-ETA?',
          acceptedAnswer: { '@type': 'Answer', text: 'Sí: mira los requisitos. No tardes.' },
        },
      ],
    });
    expect(typed('transport', 'FAQPage', { answer: 'sin pregunta' })).toBeUndefined();
  });

  it('lists the articles of the blog, and dates each', () => {
    const list = typed('blog', 'ItemList')?.['itemListElement'] as Thing[];
    expect(list.map(({ name }) => name)).toEqual(
      articles.map(({ page }) => readPage('es', page).text.heading),
    );
    for (const { page, published, ...facts } of articles) {
      const article = typed(page, 'Article');
      expect(article?.['datePublished']).toBe(published);
      expect(article?.['dateModified']).toBe('updated' in facts ? facts.updated : published);
    }
  });

  it('lists the schools that are compared, each at its place on the page', () => {
    const list = typed('schools', 'ItemList')?.['itemListElement'] as Thing[];
    expect(list.map(({ name, url }) => [name, url])).toEqual(
      visibleSchools().map(({ id, name }) => [
        name.es,
        `${owner.origin}${pathTo('schools', 'es')}#${id}`,
      ]),
    );
  });

  it('calls a page what it is', () => {
    expect(typed('contact', 'ContactPage')?.['url']).toBe(owner.origin + pathTo('contact', 'es'));
    for (const tool of ['budget', 'metro'] as const)
      expect(typed(tool, 'WebApplication'), tool).toMatchObject({
        url: owner.origin + pathTo(tool, 'es'),
        offers: { price: 0 },
      });
    const dated = documents.filter(({ page }) => typed(page, 'Article'));
    expect(new Set(dated.map(({ page }) => page))).toEqual(
      new Set(articles.map(({ page }) => page)),
    );
  });
});
