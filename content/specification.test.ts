import { expect, test } from 'vitest';
import { accommodation } from './data/accommodation.ts';
import { attractions } from './data/attractions.ts';
import { destinations } from './data/destinations.ts';
import { dishes } from './data/dishes.ts';
import { faq } from './data/faq.ts';
import { itineraries } from './data/itineraries/itineraries.ts';
import { placeNumbers } from './data/place-numbers.ts';
import { places } from './data/places.ts';
import { shoppingAreas } from './data/shopping-areas.ts';
import { transportModes } from './data/transport-modes.ts';

// The specification states the least that the guide contains. No other test counts the catalogue, so that
// adding an entry breaks none.

/** A list, the least number of its entries, and the ids that the specification names. */
const lists: readonly (readonly [string, number, readonly { readonly id: string }[], string])[] = [
  [
    'attractions of Seoul',
    12,
    attractions.seoul,
    'gyeongbokgung n-seoul-tower bukchon myeongdong insadong gwangjang-market lotte-world-tower dongdaemun-design-plaza changdeokgung jogyesa cheonggyecheon hongdae',
  ],
  [
    'attractions of Busan',
    12,
    attractions.busan,
    'haeundae gwangan-bridge haedong-yonggungsa songdo jagalchi gamcheon busan-tower beomeosa centum-city oryukdo taejongdae biff-square',
  ],
  ['other destinations', 6, destinations, 'jeju gyeongju jeonju seoraksan andong sokcho'],
  ['places of the map', 52, places, Object.values(placeNumbers).join(' ')],
  [
    'dishes',
    14,
    dishes,
    'bibimbap bulgogi kimchi tteokbokki japchae samgyeopsal haemul-pajeon sundubu-jjigae hotteok galbi naengmyeon bungeoppang dakgalbi jeonbok-juk',
  ],
  [
    'shopping areas',
    10,
    shoppingAreas,
    'myeongdong dongdaemun namdaemun gangnam hongdae lotte jalgachi gwangbokdong shinsegae-centum seomyeon',
  ],
  [
    'itineraries',
    7,
    itineraries,
    'seoul-5days busan-3days korea-10days jeju-4days weekend-seoul cultural-7days food-tour-5days',
  ],
  [
    'questions',
    8,
    faq,
    'visa-keta visa-study cost-living accommodation-options best-areas language-schools part-time-work travel-seasons',
  ],
  [
    'means of transport',
    6,
    transportModes,
    'seoul-subway busan-subway seoul-buses busan-buses taxi ktx-srt',
  ],
  ['places to live', 5, accommodation, 'dormitory goshiwon hasukjib oneroom share-house'],
];

test.each(lists)('%s: at least the %i entries of the specification', (_name, least, list, ids) => {
  const wanted = ids.split(' ');
  expect(wanted).toHaveLength(least);
  expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(wanted));
});

test('the places of the map have the numbers 1 to 52 of the specification', () => {
  const numbers = Object.keys(placeNumbers).map(Number);
  expect(numbers).toEqual(Array.from({ length: 52 }, (_, index) => index + 1));
});

test('the destinations have the categories of the specification', () => {
  expect(Object.fromEntries(destinations.map(({ id, category }) => [id, category]))).toMatchObject({
    jeju: 'island',
    gyeongju: 'historic',
    jeonju: 'cultural',
    seoraksan: 'nature',
    andong: 'cultural',
    sokcho: 'coastal',
  });
});

/** The itineraries that the guide promises: id, days, cities, difficulty. */
const trips = [
  ['seoul-5days', 5, 'seoul', 'easy'],
  ['busan-3days', 3, 'busan', 'easy'],
  ['korea-10days', 10, 'seoul gyeongju busan jeju', 'medium'],
  ['jeju-4days', 4, 'jeju', 'easy'],
  ['weekend-seoul', 2, 'seoul', 'easy'],
  ['cultural-7days', 7, 'seoul gyeongju andong busan', 'medium'],
  ['food-tour-5days', 5, 'seoul jeonju', 'easy'],
] as const;

test.each(trips)(
  'the itinerary %s takes %i days in %s and is %s',
  (id, duration, cities, difficulty) => {
    const trip = itineraries.find((each) => each.id === id);
    expect(trip).toMatchObject({ duration, cities: cities.split(' '), difficulty });
  },
);
