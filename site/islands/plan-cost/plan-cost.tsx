import { useKeptAnswers } from '#site/lib/device-store.ts';
import { useQuery } from '#site/lib/query.ts';
import { ToolLinks } from '#site/ui/tool-links.tsx';
import type { AnswerWords } from '#content/kept-answers.server.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { answersIn, budgetLink, studyMonths } from '#domain/trip-answers.ts';

interface Props {
  readonly words: AnswerWords['links'];
  readonly locale: Locale;
}

/** Two terms, the least that many schools take: what is counted while nobody has said how long. */
const usualDays = 180;

/** Leads from the plan to what the course costs, with the city and the months that are known. */
export function PlanCost({ words, locale }: Props) {
  const query = useQuery();
  const kept = useKeptAnswers();
  // A holiday that was asked about says nothing of a course.
  const { city, days = usualDays } = {
    ...(kept?.purpose === 'study' && kept),
    ...answersIn(query),
  };
  const months = studyMonths(days);
  const href = budgetLink({ city, purpose: 'study', days: months * 30 });
  const label =
    months === 1 ? words.studyBudgetMonth : words.studyBudget.replace('{count}', String(months));
  return <ToolLinks links={[{ href: pathTo('budget', locale) + href, label }]} />;
}
