import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';

/** What an itinerary leaves to the visitor, as it stands in a sentence with its price behind. */
export const extraNames = {
  'huwon-admission': { es: 'el Jardín Secreto', en: 'the Secret Garden' },
  'n-seoul-tower-admission': {
    es: 'el mirador de la N Seoul Tower',
    en: 'the N Seoul Tower observatory',
  },
  'namsan-cable-car-fare': {
    es: 'el teleférico de Namsan, ida y vuelta',
    en: 'the Namsan cable car, return',
  },
  'seoul-sky-admission': { es: 'el mirador Seoul Sky', en: 'the Seoul Sky observatory' },
  'dmz-price': { es: 'una visita organizada a la DMZ', en: 'a DMZ tour' },
  'blue-line-train': { es: 'el Beach Train de Haeundae', en: 'the Haeundae Beach Train' },
  'blue-line-capsule': { es: 'la cápsula de Haeundae', en: 'the Haeundae sky capsule' },
  'songdo-cable-car-fare': {
    es: 'el teleférico de Songdo, ida y vuelta con suelo de cristal',
    en: 'the Songdo cable car, return with a glass floor',
  },
} as const satisfies Partial<Record<FigureId, Text>>;

export type ExtraId = keyof typeof extraNames;
