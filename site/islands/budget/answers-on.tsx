import { useSavedAnswers } from '#site/lib/device-store.ts';
import { SavedAnswers } from '#site/ui/saved-answers.tsx';
import { ToolLinks } from '#site/ui/tool-links.tsx';
import type { AnswerWords } from '#content/saved-answers.server.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { stayPermit } from '#domain/stay-permit.ts';
import { afterBudget, checkerQuery, d4Query } from '#domain/trip-answers.ts';
import { readState } from './url-state.ts';
import styles from './answers-on.module.css';

interface Props {
  /** The query of the calculator. */
  readonly search: string;
  readonly words: AnswerWords;
  readonly locale: Locale;
}

/** Stores the calculator's answers on request, and links a result to other tools. */
export function AnswersOn({ search, words, locale }: Props) {
  const { step, inputs } = readState(search);
  const answers = afterBudget(useSavedAnswers() ?? {}, inputs);
  const { links } = words;
  const studies = inputs.purpose === 'study';
  const visa = stayPermit(inputs) === 'd4';
  const checker = `${pathTo('requirements', locale)}${checkerQuery(answers)}#comprobador`;
  const study = pathTo('study', locale) + d4Query(answers);
  const further = [
    ...(visa ? [{ href: `${study}#d4`, label: links.d4 }] : []),
    ...(studies ? [{ href: study, label: links.study }] : []),
    ...(visa ? [] : [{ href: checker, label: links.checker }]),
  ];
  return (
    <div className={`wrap ${styles.answers}`}>
      {step === 'results' && (
        <section aria-labelledby="further" className={styles.further}>
          <h2 id="further">{links.heading}</h2>
          <ToolLinks links={further} />
        </section>
      )}
      <SavedAnswers
        words={words.saved}
        change={`${pathTo('requirements', locale)}#comprobador`}
        locale={locale}
        answers={answers}
      />
    </div>
  );
}
