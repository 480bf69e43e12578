import type { Spot } from './spot.ts';

export const andongSpots = [
  {
    id: 'jjimdak-street',
    name: { es: 'Callejón del jjimdak', en: 'Jjimdak alley' },
    hangul: '안동찜닭골목',
    lat: 36.5655,
    lng: 128.728,
    stay: 60,
  },
  {
    id: 'dosan-seowon',
    name: { es: 'Academia Dosan Seowon', en: 'Dosan Seowon Academy' },
    hangul: '도산서원',
    lat: 36.7273,
    lng: 128.8436,
    opening: ['dosan-seowon-hours'],
    stay: 75,
  },
  {
    id: 'woryeonggyo',
    name: { es: 'Puente de madera Woryeonggyo', en: 'Woryeonggyo Wooden Bridge' },
    hangul: '월영교',
    lat: 36.5766,
    lng: 128.7609,
    area: 'outdoors',
    stay: 45,
  },
] as const satisfies readonly Spot[];
