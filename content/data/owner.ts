import type { Text } from '../locale.ts';

/**
 * What only the owner of the guide can say. Everything here is sample data, shown as such on the
 * pages and listed by `npm run check:launch`, until the owner replaces it and sets `sample` to false.
 */
export const owner = {
  sample: true as boolean,
  /** Where the guide is published; canonical addresses begin with it. */
  origin: 'https://rumbocorea.example',
  controller: { es: 'Rumbo Corea (titular de ejemplo)', en: 'Rumbo Corea (sample owner)' },
  taxId: { es: '00000000-EJEMPLO', en: '00000000-SAMPLE' },
  address: {
    es: 'Calle de ejemplo, 1, España',
    en: '1 Sample Street, Spain',
  },
  email: 'hola@rumbocorea.example',
  location: {
    es: 'España, con atención en línea',
    en: 'Spain, working online',
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/rumbocorea' },
    { name: 'YouTube', url: 'https://youtube.example/rumbocorea' },
    { name: 'TikTok', url: 'https://tiktok.example/rumbocorea' },
    { name: 'Facebook', url: 'https://facebook.example/rumbocorea' },
  ],
} as const satisfies {
  readonly sample: boolean;
  readonly controller: Text;
  readonly taxId: Text;
  readonly address: Text;
  readonly location: Text;
  readonly [key: string]: unknown;
};

/** Office hours in `Europe/Madrid` (specification 1, section 1): Monday is 1; minutes after midnight. */
export const officeHours = {
  timeZone: 'Europe/Madrid',
  days: [1, 2, 3, 4, 5],
  opens: 9 * 60,
  closes: 18 * 60,
} as const;
