import { useSavedAnswers } from '#site/lib/device-store.ts';
import { useQuery } from '#site/lib/query.ts';
import { ToolLinks } from '#site/ui/tool-links.tsx';
import type { AnswersText } from '#site/lib/read-ui.ts';
import { answersIn, budgetLink, studyMonths } from '#domain/trip-answers.ts';

interface Props {
  readonly text: AnswersText['links'];
  /** The path of the calculator. */
  readonly budget: string;
}

/** The default stay in days: two terms, the minimum of many schools. */
const usualDays = 180;

/** A link from the plan to the cost of the course, with the known city and months. */
export function PlanCost({ text, budget }: Props) {
  const query = useQuery();
  const saved = useSavedAnswers();
  // Answers about another purpose do not apply to a course.
  const {
    city,
    days = usualDays,
    school,
    term,
  } = {
    ...(saved?.purpose === 'study' && saved),
    ...answersIn(query),
  };
  const months = studyMonths(days);
  const href = budgetLink({ city, purpose: 'study', days: months * 30, school, term });
  const label =
    months === 1 ? text.studyBudgetMonth : text.studyBudget.replace('{count}', String(months));
  return <ToolLinks quiet links={[{ href: budget + href, label }]} />;
}
