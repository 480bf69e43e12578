import { useSavedAnswers } from '#site/lib/device-store.ts';
import { useQuery } from '#site/lib/query.ts';
import type { AnswerWords } from '#content/saved-answers.server.ts';
import { hasBudgetParams, budgetStart } from '#domain/trip-answers.ts';
import { AnswersOn } from './answers-on.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

interface Props extends WizardProps {
  readonly answerWords: AnswerWords;
}

/** The budget calculator. Without parameters it starts with the visitor's stored answers from other tools. */
export function Calculator({ search: rendered, answerWords, ...props }: Props) {
  const query = useQuery(rendered).toString();
  const saved = useSavedAnswers();
  const search = saved && !hasBudgetParams(query) ? budgetStart(saved) : query;
  return (
    <>
      <Wizard {...props} search={search} />
      <AnswersOn search={search} words={answerWords} locale={props.locale} />
    </>
  );
}
