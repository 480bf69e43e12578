import type { ComponentProps } from 'react';
import { CardAnswers } from './card-answers.tsx';
import { ShowCard } from './show-card.tsx';

/** A card with what can be answered to it. A component of its own, as other pages need no styles for answers. */
export function AnsweringCard(props: Omit<ComponentProps<typeof ShowCard>, 'foot'>) {
  const { card, text } = props;
  const { answers = [] } = card;
  const foot = answers.length > 0 && <CardAnswers answers={answers} text={text} />;
  return <ShowCard {...props} foot={foot} />;
}
