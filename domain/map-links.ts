/** A place to show on a map. */
export interface MapPoint {
  /** The name to search for on Korean maps: in Hangul when known. */
  readonly name: string;
  /** Degrees (WGS 84). */
  readonly lat: number;
  readonly lng: number;
}

export interface MapLink {
  readonly app: 'naver' | 'kakao' | 'google' | 'osm';
  /** The name of the app, the same in every language. */
  readonly label: string;
  /** A URL that works everywhere, with the app installed or not. */
  readonly href: string;
}

/** Five decimals are about a metre, which is as precise as the positions are. */
const degrees = (value: number) => String(Number(value.toFixed(5)));

/**
 * The place on four maps, by their documented URLs: Naver Map by its name in Hangul,
 * KakaoMap by name and position (`/link/map/name,lat,lng`), Google Maps (`?api=1`) and OpenStreetMap by point.
 */
export function mapLinks(place: MapPoint): readonly MapLink[] {
  const lat = degrees(place.lat);
  const lng = degrees(place.lng);
  return [
    { app: 'naver', label: 'Naver Map', href: naverWeb(place) },
    {
      app: 'kakao',
      label: 'KakaoMap',
      href: `https://map.kakao.com/link/map/${segment(place.name)},${lat},${lng}`,
    },
    {
      app: 'google',
      label: 'Google Maps',
      href: `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`,
    },
    {
      app: 'osm',
      label: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`,
    },
  ];
}

/**
 * Opens Naver Map's app at the place on Android, or its website when the app is not installed: the
 * documented `nmap` scheme inside an intent URL, the only form with a fallback.
 * @param page The URL of the guide, which the scheme requires as `appname`.
 */
export function naverIntent(place: MapPoint, page: string): string {
  const query = new URLSearchParams({
    lat: degrees(place.lat),
    lng: degrees(place.lng),
    name: place.name,
    appname: page,
  });
  const intent = [
    'Intent',
    'scheme=nmap',
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    'package=com.nhn.android.nmap',
    `S.browser_fallback_url=${encodeURIComponent(naverWeb(place))}`,
    'end',
  ];
  return `intent://place?${query.toString().replaceAll('+', '%20')}#${intent.join(';')}`;
}

const naverWeb = ({ name }: MapPoint) => `https://map.naver.com/p/search/${segment(name)}`;

/**
 * A name as one segment of a URL path, where browsers encode the Hangul themselves. Characters with a
 * meaning in URLs are removed, and commas, which would end the name on KakaoMap.
 */
const segment = (name: string) =>
  name
    .replaceAll(/[\p{P}\p{S}\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '%20');
