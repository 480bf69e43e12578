import { useKeptAnswers } from '#site/lib/device-store.ts';
import { KeptAnswers } from '#site/ui/kept-answers.tsx';
import { ToolLinks } from '#site/ui/tool-links.tsx';
import type { AnswerWords } from '#content/kept-answers.server.ts';
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

/** What may be done with the calculator's answers: keep them, and below a result go on to other tools. */
export function AnswersOn({ search, words, locale }: Props) {
  const { step, inputs } = readState(search);
  const answers = afterBudget(useKeptAnswers() ?? {}, inputs);
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
      <KeptAnswers
        words={words.kept}
        change={`${pathTo('requirements', locale)}#comprobador`}
        locale={locale}
        answers={answers}
      />
    </div>
  );
}
