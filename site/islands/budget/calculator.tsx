import { useKeptAnswers } from '#site/lib/device-store.ts';
import { useQuery } from '#site/lib/query.ts';
import type { AnswerWords } from '#content/kept-answers.server.ts';
import { hasBudgetParams, budgetStart } from '#domain/trip-answers.ts';
import { AnswersOn } from './answers-on.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

interface Props extends WizardProps {
  readonly answerWords: AnswerWords;
}

/** The budget calculator. Without a query of its own it begins with what the visitor has answered elsewhere. */
export function Calculator({ search: rendered, answerWords, ...props }: Props) {
  const query = useQuery(rendered).toString();
  const kept = useKeptAnswers();
  const search = kept && !hasBudgetParams(query) ? budgetStart(kept) : query;
  return (
    <>
      <Wizard {...props} search={search} />
      <AnswersOn search={search} words={answerWords} locale={props.locale} />
    </>
  );
}
