import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import type { Attraction } from '#content/data/attraction.ts';
import { destinations } from '#content/data/destinations.ts';
import { isFree, type PlaceFacts } from '#content/data/place-facts.ts';
import { places } from '#content/data/places.ts';
import type { Place } from '#content/data/place.ts';
import { shoppingAreas } from '#content/data/shopping-areas.ts';
import { spots } from '#content/data/spots/spots.ts';
import { owner } from '#content/data/owner.ts';
import { withoutSamples } from '#content/samples.ts';
import { filledIn } from '#content/localize.ts';
import type { Text } from '#content/locale.ts';
import { mapPath } from '#content/map-path.ts';
import type { Opening } from '#content/opening/opening.ts';
import { rulesOf } from '#content/opening/opening.ts';
import { openingSentences } from '#content/opening/opening-words.ts';
import { figuresIn } from '#content/register/figures.ts';
import type { Source } from '#content/register/figure.ts';
import { statedText } from '#content/register/figure-text.ts';
import { figureOf } from '#content/register/register.ts';
import { buildDay } from '#content/register/build-day.ts';
import { metroNetwork, stationSlug } from '#domain/metro/metro-network.ts';
import { osmHours } from '#domain/opening/osm-hours.ts';
import { openingHours } from '#site/layout/read-opening-hours.ts';
import { dataWords } from '#content/text/data.ts';
import { fileHead, inBoth, pageUrls, sourceData } from './read-head.ts';

/** A place with what its list adds to the facts. */
interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly city: string;
  readonly category?: string | undefined;
  readonly facts: PlaceFacts;
  readonly url: Text;
  readonly sources?: readonly Source[];
  readonly checkedOn?: string;
}

/** Every place of the guide and of its itineraries, as GeoJSON (RFC 7946). */
export function readPlacesData() {
  const features = [
    ...withoutSamples<Place>(places, { published: true }).map(listedPlace),
    ...landmarks(),
    ...shopping(),
    ...spots.map(({ id, city, stay: _stay, area: _area, ...facts }): Listed => ({
      id,
      kind: 'spot',
      city,
      facts,
      url: pageUrls('itineraries'),
    })),
  ].map(feature);
  const days = features.map(({ properties }) => properties.checked_on ?? '');
  return { ...fileHead('places', days), type: 'FeatureCollection', features };
}

const cards: readonly Attraction[] = [
  ...Object.values(attractions).flat(),
  ...Object.values(furtherAttractions).flat(),
];

/** A place of the map; a sight at its card. */
function listedPlace(place: Place): Listed {
  const { id, type, city, attraction } = place;
  const card = cards.find((each) => each.id === attraction);
  const { sources, checkedOn } = card?.further ?? {};
  return {
    id,
    kind: type,
    city,
    category: card?.category,
    facts: place,
    url: card
      ? pageUrls(card.further ? `more-${city}` : city, `#${id}`)
      : inBoth((locale) => owner.origin + mapPath(place, locale)),
    ...(sources && { sources }),
    ...(checkedOn && { checkedOn }),
  };
}

/** Position, address, admission and hours of a destination are those of its landmark. */
function landmarks(): Listed[] {
  return destinations.map(({ id, category, landmark, ...facts }) => ({
    id,
    kind: 'destination',
    city: id,
    category,
    facts: { ...facts, ...landmark },
    url: pageUrls('other-destinations', `#${id}`),
  }));
}

/** Those that are no other place, at their stations. */
function shopping(): Listed[] {
  return shoppingAreas.flatMap((area): Listed[] => {
    if ('at' in area) return [];
    const { id, name, hangul, opening, type } = area;
    const city = area.city === 'busan' ? 'busan' : 'seoul';
    const station = metroNetwork().stations.find(
      (each) => each.id === `${city}/${stationSlug(area.station.name)}`,
    );
    if (!station) throw new Error(`no station ${area.station.name} for ${id}`);
    const { lat, lng } = station;
    const facts = { name, hangul, opening, lat, lng };
    const url = pageUrls('shopping', `#${id}`);
    return [{ id, kind: 'shopping', city, category: type, facts, url }];
  });
}

function feature({ id, kind, city, category, facts, url, ...more }: Listed) {
  const { name, hangul, address, station, opening, admission, visit, site, lat, lng } = facts;
  const figures = figuresIn({ opening, admission, figures: facts.figures });
  const read = figures.flatMap((figure) => figureOf(figure).source ?? []);
  const sources = new Map([...read, ...(more.sources ?? [])].map((source) => [source.url, source]));
  const checked = [...figures.map((figure) => figureOf(figure).checkedOn), more.checkedOn ?? ''];
  const said = opening?.filter((each) => typeof each !== 'string' || figureOf(each).source);
  const openings = openingsData(said);
  const specification = openingHours({ ...facts, opening: said ?? [] });
  const fee = saidAdmission(facts);
  const [whole] = openings;
  const last = checked.toSorted().at(-1);
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: {
      id,
      kind,
      city,
      ...(category && { category }),
      name_es: name.es,
      name_en: name.en,
      ...(hangul && { name_ko: hangul }),
      ...(address && { address }),
      ...(whole?.opening_hours && !whole.part && { opening_hours: whole.opening_hours }),
      ...(openings.length > 0 && { openings }),
      ...(specification.length > 0 && { opening_hours_specification: specification }),
      ...(fee && { price: priceData(fee) }),
      ...(station && { station: stationData(station) }),
      ...(site && { website: site }),
      ...(visit && { visit_minutes: visit }),
      ...(figures.length > 0 && { figures }),
      ...(sources.size > 0 && { sources: [...sources.values()].map(sourceData) }),
      ...(last && { checked_on: last }),
      url_es: url.es,
      url_en: url.en,
    },
  };
}

/** An admission that a source says; what costs nothing because nobody stands there needs none. */
function saidAdmission({ admission }: PlaceFacts): PlaceFacts['admission'] {
  if (!admission || !('figure' in admission)) return admission;
  return figureOf(admission.figure).source && admission;
}

function openingsData(opening: Opening | undefined) {
  const ids = opening ?? [];
  return rulesOf(opening).flatMap((rule, index) => {
    const id = ids[index];
    const written = osmHours(rule, Number(buildDay.slice(0, 4)));
    const { of: part, about } = rule;
    const words = inBoth((locale) => filledIn(openingSentences([rule], locale), locale));
    if (!words.es) return [];
    return [
      {
        text: words,
        ...(part && { part: { es: part.es, en: part.en } }),
        ...(typeof id === 'string' && { figure: id }),
        ...(written && { opening_hours: written.hours, exact: written.exact }),
        ...(about && { approximate: true }),
      },
    ];
  });
}

function priceData(admission: NonNullable<PlaceFacts['admission']>) {
  if (!('figure' in admission)) return { krw: 0, text: dataWords.free };
  const { current, unit } = figureOf(admission.figure);
  const krw = isFree(admission) ? 0 : current.value;
  return {
    text: inBoth((locale) => statedText(current, unit, locale)),
    ...(unit === 'KRW' && typeof krw === 'number' && { krw }),
    figure: admission.figure,
  };
}

function stationData({
  name,
  hangul,
  line,
  exit,
  walk,
  metres,
  onward,
}: NonNullable<PlaceFacts['station']>) {
  return {
    name: { ...name, ko: hangul },
    line,
    ...(exit && { exit }),
    ...(walk !== undefined && { walk_minutes: walk }),
    ...(metres !== undefined && { metres }),
    ...(onward && { onward: inBoth((locale) => filledIn(onward[locale], locale)) }),
  };
}
