import { describe, expect, it } from 'vitest';
import { readBlog, readArticle } from './blog.server.ts';
import { attractions } from './data/attractions.ts';
import { destinations } from './data/destinations.ts';
import { owner } from './data/owner.ts';
import { locales } from './locale.ts';
import { isService, pageIds, pathTo, type PageId } from './pages.ts';
import { readPage } from './read.server.ts';
import { structuredData } from './structured-data.server.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The properties that search engines require of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url'],
  TravelAgency: ['name', 'url', 'address'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  TouristDestination: ['name', 'url'],
  TouristAttraction: ['name', 'url', 'geo'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  TouristTrip: ['name', 'description', 'itinerary'],
  Article: ['headline', 'description', 'url', 'inLanguage', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const documents = pageIds
  .filter((page) => !isService(page))
  .flatMap((page) => locales.map((locale) => ({ page, locale, data: readPage(page, locale) })));

/** Every object with a type, including nested ones. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

const graphOf = (page: PageId, data: unknown = {}) =>
  structuredData({ page, locale: 'es', data })['@graph'] as readonly unknown[] as readonly Thing[];
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
    for (const document of documents)
      expect(JSON.stringify(structuredData(document)).length, document.page).toBeLessThan(12_000);
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
  const search = thingsIn(typed('home', 'WebSite')).find((thing) => 'urlTemplate' in thing);
  expect(search?.['urlTemplate']).toBe(
    `${owner.origin}${pathTo('search', 'es')}?q={search_term_string}`,
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

  it('lists the other destinations', () => {
    const list = typed('other-destinations', 'ItemList')?.['itemListElement'] as Thing[];
    expect(list.map(({ item }) => (item as Thing)['name'])).toEqual(
      destinations.map(({ name }) => name.es),
    );
  });
});

describe('questions and articles', () => {
  it('contains each question of the page once, as plain text', () => {
    const answer = ['Sí: mira los [requisitos](requirements).', '**No** tardes.'];
    const item = { question: '¿Necesito K-ETA?', answer };
    expect(typed('faq', 'FAQPage', { copy: { items: [item] }, again: item })).toEqual({
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

  it('lists the articles of the blog with their dates', () => {
    const { articles } = readBlog('es');
    const list = typed('blog', 'ItemList', readBlog('es'))?.['itemListElement'] as Thing[];
    expect(list.map(({ name }) => name)).toEqual(articles.map(({ heading }) => heading));
    for (const { id, published } of articles) {
      const article = typed(id, 'Article', readArticle(id, 'es'));
      expect(article?.['datePublished']).toBe(published);
    }
  });
});
