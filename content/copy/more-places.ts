import type { GuideCopy } from './guide-copy.ts';

/** The copy of a page of further places. */
export type MorePlacesCopy = Omit<GuideCopy, 'pictureAlt' | 'figure'> & {
  readonly list: Pick<GuideCopy, 'heading' | 'lead'>;
  readonly next: { readonly heading: GuideCopy['heading']; readonly links: GuideCopy['intro'] };
};

/** What the lists of further places share. */
export const morePlaces = {
  filter: {
    label: { es: 'Qué ver', en: 'What to see' },
    all: { es: 'Todo', en: 'All' },
    trip: { es: 'Excursiones', en: 'Trips' },
  },
  count: { es: '{count} de {total} lugares', en: '{count} of {total} places' },
} as const;
