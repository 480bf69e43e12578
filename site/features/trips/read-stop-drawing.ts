import type { Stop } from '#content/data/itineraries/itinerary.ts';
import { furtherAttractions } from '#content/data/attractions.ts';
import type { PlaceDrawing } from '#site/ui/drawn-map/place-art.tsx';

/** The small drawings of spots, several of which share the one of their kind. */
const spots: Readonly<Record<string, PlaceDrawing>> = {
  'banpo-hangang-park': 'further/banpo-fountain',
  bijarim: 'country/forest',
  bulguksa: 'country/pagoda',
  bunhwangsa: 'country/pagoda',
  'cheonjiyeon-falls': 'country/falls',
  cheonmachong: 'country/mounds',
  daereungwon: 'country/mounds',
  'dongmun-market': 'country/stall',
  eorimok: 'country/forest',
  gwandeokjeong: 'country/pavilion',
  'gwangchigi-beach': 'country/beach',
  'gyeongdong-market': 'further/gukje-market',
  'gyochon-village': 'place/bukchon',
  'haenyeo-museum': 'country/diver',
  'handam-coast': 'country/rocks',
  'hyeopjae-beach': 'country/beach',
  'jeongbang-falls': 'country/falls',
  jusangjeolli: 'country/rocks',
  'mangwon-market': 'further/gukje-market',
  'nambu-market': 'further/gukje-market',
  'namdaemun-market': 'further/gukje-market',
  oedolgae: 'country/rocks',
  'olle-market': 'country/stall',
  'samcheong-dong': 'place/bukchon',
  seopjikoji: 'country/rocks',
  'songjeong-beach': 'country/beach',
  'tongin-market': 'further/gukje-market',
  wolji: 'country/pavilion',
  woljeonggyo: 'country/pavilion',
  'woljeongri-beach': 'country/beach',
  woryeonggyo: 'country/pavilion',
  yongduam: 'country/rocks',
};

const further = new Set<string>(
  [...furtherAttractions.seoul, ...furtherAttractions.busan].map(({ id }) => id),
);

/** The small drawing of a stop, where it has one. */
export function readStopDrawing(stop: Stop): PlaceDrawing | undefined {
  if ('spot' in stop) return spots[stop.spot];
  // The stop in Jeju is the crater, its landmark.
  if ('destination' in stop)
    return stop.destination === 'jeju' ? 'country/seongsan' : `country/${stop.destination}`;
  const id = 'attraction' in stop ? stop.attraction : stop.place;
  return further.has(id) ? `further/${id}` : 'attraction' in stop ? `place/${id}` : undefined;
}
