import type { ReactNode } from 'react';
import type { CardLine } from '#site/ui/show-card/card.ts';
import type { GastronomyPage } from './read.ts';

/** The dialog of the card. */
export const cardId = 'allergy-card-shown';

export interface CardProps {
  /** The heading names the full screen, too. */
  readonly text: Omit<GastronomyPage['text']['card'], 'lead' | 'warning' | 'unread'>;
  readonly card: Omit<GastronomyPage['card'], 'unread'>;
  /** Who has yet to read the Korean, if anybody. */
  readonly children?: ReactNode;
}

/** Without a choice: a sentence for pointing at the list of ingredients. */
export function pointingLines({
  sentences: { foodAllergies, pointing },
}: Pick<GastronomyPage['card'], 'sentences'>): readonly CardLine[] {
  return [foodAllergies, pointing].map(({ hangul, meaning }) => ({
    kind: 'line',
    korean: hangul,
    meaning,
  }));
}
