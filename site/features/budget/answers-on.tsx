import { useSavedAnswers } from '#site/lib/device-store.ts';
import { SavedAnswers } from '#site/ui/saved-answers.tsx';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { Locale } from '#content/locale.ts';
import { afterBudget } from '#domain/trip-answers.ts';
import { readState } from './url-state.ts';
import styles from './answers-on.module.css';

interface Props {
  /** The query of the calculator. */
  readonly search: string;
  readonly text: AnswersText;
  readonly locale: Locale;
}

/** Stores the calculator's answers on request. */
export function AnswersOn({ search, text: { saved, paths }, locale }: Props) {
  const answers = afterBudget(useSavedAnswers() ?? {}, readState(search).inputs);
  const change = `${paths.requirements}#comprobador`;
  return (
    <div className={`wrap ${styles.answers}`}>
      <SavedAnswers text={saved} {...{ change, locale, answers }} />
    </div>
  );
}
