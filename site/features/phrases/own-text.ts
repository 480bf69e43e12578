import type { Localized } from '#content/locale.ts';
import type { text as cardPage } from '#content/text/phrase-card.ts';
import type { text as favouritesPage } from '#content/text/phrase-favourites.ts';

/** The words of the tools that keep phrases and make cards, in one language. */
export type OwnCardText = Localized<(typeof cardPage)['tool']>;
export type FavouritesText = Localized<(typeof favouritesPage)['tool']>;
