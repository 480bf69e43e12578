import type { GuideText } from './guide-text.ts';

/** The text of a page of further places. */
export type MorePlacesText = Omit<GuideText, 'pictureAlt' | 'figure'> & {
  readonly list: Pick<GuideText, 'heading' | 'lead'>;
  readonly next: { readonly heading: GuideText['heading']; readonly links: GuideText['intro'] };
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
