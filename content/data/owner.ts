import type { Text } from '../locale.ts';

/**
 * The owner's details. Everything here is sample data, listed by `npm run check:launch`, until the owner
 * replaces it and sets `sample` to false.
 */
export const owner = {
  /**
   * Whether the guide is open to the public. Until then sample data is shown and marked as such; afterwards it is
   * hidden, here and in other files.
   */
  published: false as boolean,
  sample: true as boolean,
  /** The origin at which the guide is published; canonical URLs begin with it. */
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
  /**
   * The licence of the guide's own data, such as CC BY 4.0 with its URL. Until it is set all rights are reserved, and
   * whoever wants to use the data has to ask.
   */
  dataLicence: undefined as DataLicence | undefined,
  social: [
    { name: 'Instagram', url: 'https://instagram.example/rumbocorea' },
    { name: 'YouTube', url: 'https://youtube.example/rumbocorea' },
    { name: 'TikTok', url: 'https://tiktok.example/rumbocorea' },
    { name: 'Facebook', url: 'https://facebook.example/rumbocorea' },
  ],
} as const satisfies Owner;

/** A public licence. */
export interface DataLicence {
  readonly name: Text;
  readonly url: string;
}

/** The shape of the owner's details. */
export interface Owner {
  readonly published: boolean;
  readonly sample: boolean;
  readonly origin: string;
  readonly controller: Text;
  readonly taxId: Text;
  readonly address: Text;
  readonly email: string;
  readonly location: Text;
  readonly dataLicence: DataLicence | undefined;
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

/** Office hours in `Europe/Madrid`: Monday is 1; minutes after midnight. */
export const officeHours = {
  timeZone: 'Europe/Madrid',
  days: [1, 2, 3, 4, 5],
  opens: 9 * 60,
  closes: 18 * 60,
} as const;
