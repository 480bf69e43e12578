import type { Spot } from './spot.ts';

export const busanSpots = [
  {
    id: 'busan-station',
    name: { es: 'Estación de Busan', en: 'Busan Station' },
    hangul: '부산역',
    lat: 35.1152,
    lng: 129.0415,
    area: 'outdoors',
    stay: 30,
  },
  {
    id: 'songjeong-beach',
    name: { es: 'Playa de Songjeong', en: 'Songjeong Beach' },
    hangul: '송정해수욕장',
    lat: 35.1786,
    lng: 129.1997,
    area: 'outdoors',
    stay: 75,
  },
  {
    id: 'cheongsapo',
    name: { es: 'Cheongsapo', en: 'Cheongsapo' },
    hangul: '청사포',
    lat: 35.1607,
    lng: 129.1911,
    area: 'outdoors',
    stay: 60,
  },
  {
    id: 'dongbaek-island',
    name: { es: 'Isla Dongbaek', en: 'Dongbaek Island' },
    hangul: '누리마루 APEC하우스',
    lat: 35.1526,
    lng: 129.1513,
    opening: ['nurimaru-hours'],
    area: 'outdoors',
    stay: 60,
  },
] as const satisfies readonly Spot[];
