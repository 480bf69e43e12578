import { useSavedAnswers } from '#site/lib/device-store.ts';
import { ToolLinks } from '#site/ui/tool-links.tsx';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { stayPermit } from '#domain/budget/stay-permit.ts';
import { afterBudget } from '#domain/trip-answers.ts';
import { checkerQuery, d4Query } from '#domain/trip-links.ts';

interface Props {
  readonly inputs: BudgetInputs;
  readonly text: AnswersText;
}

const schoolsIn = (path: string, { city }: BudgetInputs) => `${path}?city=${city}`;

/** The tools that go on from a result with the same answers. */
export function FurtherTools({ inputs, text: { links, paths } }: Props) {
  const answers = afterBudget(useSavedAnswers() ?? {}, inputs);
  const studies = inputs.purpose === 'study';
  const visa = stayPermit(inputs) === 'd4';
  const checker = `${paths.requirements}${checkerQuery(answers)}#comprobador`;
  const study = paths.study + d4Query(answers);
  const further = [
    ...(visa ? [{ href: `${study}#d4`, label: links.d4 }] : []),
    ...(studies
      ? [
          { href: schoolsIn(paths.schools, inputs), label: links.schools },
          { href: paths.costs, label: links.costs },
          { href: study, label: links.study },
        ]
      : []),
    ...(visa ? [] : [{ href: checker, label: links.checker }]),
  ];
  return (
    <div className="wrap budget-further">
      <section aria-labelledby="further">
        <h2 id="further">{links.heading}</h2>
        <ToolLinks links={further} />
      </section>
    </div>
  );
}
