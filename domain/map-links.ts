import { degrees, naverWeb, segment, type MapPoint } from './naver-map.ts';

export interface MapLink {
  readonly app: 'naver' | 'kakao' | 'google' | 'osm';
  /** The name of the app, the same in every language. */
  readonly label: string;
  /** A URL that works everywhere, with the app installed or not. */
  readonly href: string;
}

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
