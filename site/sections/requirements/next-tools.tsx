import { ToolLinks } from '#site/ui/tool-links.tsx';
import type { AnswerWords } from '#content/kept-answers.server.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { Trip } from '#domain/entry-trip.ts';
import { budgetLink, d4Query } from '#domain/trip-answers.ts';
import type { AnswerText } from './answer-text.ts';
import styles from './next-tools.module.css';

interface Props {
  readonly answer: AnswerText;
  readonly trip: Trip & { readonly passport: string };
  readonly words: AnswerWords['links'];
  readonly locale: Locale;
}

/** The tools that go on from an answer, with the same journey. */
export function NextTools({ answer, trip, words, locale }: Props) {
  const d4 = { href: `${pathTo('study', locale)}${d4Query(trip)}#d4`, label: words.d4 };
  const budget = { href: pathTo('budget', locale) + budgetLink(trip), label: words.budget };
  // Nobody stays for a stopover.
  if (trip.purpose === 'transit') return null;
  return (
    <div className={styles.next}>
      <ToolLinks links={answer.verdict === 'd-4' ? [d4, budget] : [budget]} />
    </div>
  );
}
