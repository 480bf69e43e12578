import type { Attraction } from '#content/data/attraction.ts';
import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { busanPlaces } from '#content/data/busan-places.ts';
import { busanSchools } from '#content/data/busan-schools.ts';
import type { City } from '#content/data/place-facts.ts';
import type { PlaceBesideAttractions } from '#content/data/place.ts';
import { placeOf } from '#content/data/schools.ts';
import type { School } from '#content/data/school.ts';
import { seoulPlaces } from '#content/data/seoul-places.ts';
import { seoulSchools } from '#content/data/seoul-schools.ts';
import { shoppingAreas, type ShoppingArea } from '#content/data/shopping-areas.ts';
import type { Spot } from '#content/data/spots/spot.ts';
import { spots } from '#content/data/spots/spots.ts';
import { rulesOf, type Opening } from '#content/opening/opening.ts';
import { figuresIn } from '#content/register/figures.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';
import { knownOf, type Kind, type KnownByCity } from './known-fields.ts';

interface Listed {
  readonly opening?: Opening;
}

/** Whether hours, shows at set times or “always open” are known. */
const hasHours = ({ opening }: Listed) =>
  rulesOf(opening).some(({ always, periods, sessions }) => always ?? periods ?? sessions);

/** Hours say the days off as well: the days without any. */
const hasDaysOff = (entry: Listed) =>
  hasHours(entry) || rulesOf(entry.opening).some(({ closed }) => closed);

/** Whether each figure that a value names says where it was read. */
const hasSources = (value: object) => figuresIn(value).every((id) => figureOf(id).source);

const sights: Kind<Attraction> = {
  name: 'sights and trips',
  seoul: [...attractions.seoul, ...furtherAttractions.seoul],
  busan: [...attractions.busan, ...furtherAttractions.busan],
  fields: {
    hours: hasHours,
    'days off': hasDaysOff,
    price: ({ admission }) => admission !== undefined,
    'way there': ({ station, journey }) => (station ?? journey) !== undefined,
    exit: ({ station }) => station && (station.exit ?? station.onward) !== undefined,
    walk: ({ station }) =>
      station && (station.walk ?? station.metres ?? station.onward) !== undefined,
    'how long': ({ visit }) => visit !== undefined,
    website: ({ site }) => site !== undefined,
    sources: ({ opening, admission }) => hasSources({ opening, admission }),
  },
};

const ofType = (
  list: readonly PlaceBesideAttractions[],
  ...types: readonly PlaceBesideAttractions['type'][]
) => list.filter(({ type }) => types.includes(type));

const places: Kind<PlaceBesideAttractions> = {
  name: 'cafés, restaurants and rooms',
  seoul: ofType(seoulPlaces, 'cafe', 'restaurant', 'accommodation'),
  busan: ofType(busanPlaces, 'cafe', 'restaurant', 'accommodation'),
  fields: {
    hours: (place) => (place.type === 'accommodation' ? undefined : hasHours(place)),
    station: ({ station }) => station !== undefined,
    exit: ({ type, station }) =>
      type === 'accommodation' ? undefined : (station?.exit ?? station?.onward) !== undefined,
    'how long': ({ type, visit }) => (type === 'accommodation' ? undefined : visit !== undefined),
  },
};

const stops: Kind<Spot> = {
  name: 'stops of itineraries',
  seoul: spots.filter(({ city }) => city === 'seoul'),
  busan: spots.filter(({ city }) => city === 'busan'),
  fields: {
    hours: (spot) => spot.area !== undefined || hasHours(spot),
    'how long': ({ stay }) => stay > 0,
    sources: ({ opening }) => opening && hasSources({ opening }),
  },
};

const areasOf = (city: City) =>
  shoppingAreas.filter((area) => area.city === city || area.city === 'both');

const shopping: Kind<ShoppingArea> = {
  name: 'shopping areas',
  seoul: areasOf('seoul'),
  busan: areasOf('busan'),
  fields: {
    hours: hasHours,
    'days off': hasDaysOff,
    station: ({ station }) => station.name !== '',
    exit: ({ station }) => station.exit !== undefined,
    sources: ({ opening }) => hasSources({ opening }),
  },
};

const schools: Kind<School> = {
  name: 'schools',
  seoul: seoulSchools,
  busan: busanSchools,
  fields: {
    terms: ({ terms }) => terms !== undefined,
    timetable: ({ timetable }) => timetable !== undefined,
    levels: ({ levels }) => levels !== undefined,
    tuition: ({ tuition }) => tuition !== undefined,
    'application fee': ({ fee }) => fee !== undefined,
    'size of groups': ({ groups }) => groups !== undefined,
    dormitory: ({ dormitory }) => dormitory !== undefined,
    D4: ({ d4 }) => d4 !== undefined,
    station: (school) => placeOf(school).station !== undefined,
    website: (school) => (school.site ?? placeOf(school).site) !== undefined,
  },
};

/** A question that everybody asks in both cities, and the figures that answer it. */
interface Question {
  readonly id: string;
  readonly figures: readonly FigureId[];
}

const question = (id: string, ...figures: readonly FigureId[]): Question => ({ id, figures });

const answered = {
  answer: ({ figures }: Question) => figures.length > 0,
  sources: ({ figures }: Question) =>
    figures.length > 0 && figures.every((id) => figureOf(id).source),
};

const transport: Kind<Question> = {
  name: 'getting around',
  seoul: [
    question('subway with a card', 'seoul-subway-base-fare'),
    question('subway with a ticket', 'seoul-subway-single-ticket'),
    question('subway by distance', 'seoul-subway-distance-steps'),
    question('subway, children', 'seoul-subway-child-fare'),
    question('subway, aged 13 to 18', 'seoul-subway-youth-fare'),
    question('subway hours', 'seoul-subway-hours'),
    question('subway lines', 'seoul-subway-lines'),
    question('bus with a card', 'seoul-bus-fare'),
    question('express bus', 'seoul-express-bus-fare'),
    question('bus hours', 'seoul-bus-hours'),
    question('transfers', 'tmoney-transfers'),
    question('taxi', 'taxi-seoul-base', 'taxi-seoul-distance', 'taxi-seoul-night'),
    question('from the airport', 'arex-allstop-fare', 'incheon-limousine-fare'),
  ],
  busan: [
    question('subway with a card', 'busan-subway-fare'),
    question('subway with a ticket', 'busan-subway-single-ticket'),
    question('subway by distance', 'busan-subway-zone'),
    question('subway, children', 'busan-subway-child-fare'),
    question('subway, aged 13 to 18', 'busan-subway-youth-fare'),
    question('subway hours', 'busan-subway-hours'),
    question('subway lines', 'busan-subway-lines'),
    question('bus with a card', 'busan-bus-fare'),
    question('express bus', 'busan-express-bus'),
    question('bus hours', 'busan-bus-hours'),
    question('transfers', 'busan-transfers'),
    question('taxi', 'taxi-busan-base', 'taxi-busan-distance', 'taxi-busan-night'),
    question('from the airport', 'gimhae-light-rail-fare', 'gimhae-limousine-1'),
  ],
  fields: answered,
};

const housing: Kind<Question> = {
  name: 'rents',
  seoul: [
    question('dormitory', 'rent-dormitory'),
    question('goshiwon', 'rent-goshiwon'),
    question('studio', 'rent-oneroom'),
  ],
  busan: [
    question('dormitory', 'rent-dormitory-busan'),
    question('goshiwon'),
    question('studio', 'rent-oneroom-busan'),
  ],
  fields: answered,
};

/** What is known of each kind of entry, by city. */
export function knownFields(): readonly KnownByCity[] {
  return [
    knownOf(sights),
    knownOf(places),
    knownOf(stops),
    knownOf(shopping),
    knownOf(schools),
    knownOf(transport),
    knownOf(housing),
  ];
}
