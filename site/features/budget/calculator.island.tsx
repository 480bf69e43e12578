import { useSavedAnswers } from '#site/lib/device-store.ts';
import { useQuery } from '#site/lib/query.ts';
import { hasBudgetParams, budgetStart } from '#domain/trip-answers.ts';
import { AnswersOn } from './answers-on.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

/** The budget calculator. Without parameters it starts with the visitor's stored answers from other tools. */
export function Calculator({ search: rendered, ...props }: WizardProps) {
  const query = useQuery(rendered).toString();
  const saved = useSavedAnswers();
  const search = saved && !hasBudgetParams(query) ? budgetStart(saved) : query;
  return (
    <>
      <Wizard {...props} search={search} />
      <AnswersOn search={search} text={props.answerText} locale={props.locale} />
    </>
  );
}
