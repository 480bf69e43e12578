/** A place to show on a map. */
export interface MapPoint {
  /** The name to search for on Korean maps: in Hangul when known. */
  readonly name: string;
  /** Degrees (WGS 84). */
  readonly lat: number;
  readonly lng: number;
}

/** Five decimals are about a metre, which is as precise as the positions are. */
export const degrees = (value: number) => String(Number(value.toFixed(5)));

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

export const naverWeb = ({ name }: MapPoint) => `https://map.naver.com/p/search/${segment(name)}`;

/**
 * A name as one segment of a URL path, where browsers encode the Hangul themselves. Characters with a
 * meaning in URLs are removed, and commas, which would end the name on KakaoMap.
 */
export const segment = (name: string) =>
  name
    .replaceAll(/[\p{P}\p{S}\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '%20');
