import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { Calculator } from '#site/ui/calculator.tsx';
import type { Locale } from '#content/locale.ts';
import { stayCost, type Stay } from '#domain/trips/stay.ts';
import { stayIn, stayNames, stayQuery } from '#domain/trips/stay-query.ts';
import type { StayBudgetForm } from './read-stay-budget.ts';
import { StayFields } from './stay-fields.tsx';
import { StayResult } from './stay-result.tsx';
import { StayOn } from './stay-on.tsx';

export interface StayBudgetProps {
  readonly form: StayBudgetForm;
  readonly locale: Locale;
}

/** What a visit costs by its nights, people, bed and meals; the query holds them. */
export function StayBudget({ form, locale }: StayBudgetProps) {
  const stay = stayIn(useQuery());
  const cost = stayCost(stay, form.prices);
  const set = (change: Partial<Stay>) => {
    const next = stayQuery({ ...stay, ...change });
    replaceQuery((query) => {
      for (const name of stayNames) query.delete(name);
      for (const [name, value] of next) query.set(name, value);
    });
  };
  const shown = { form, locale, stay, cost };
  return (
    <Calculator color="celadon" fields={<StayFields {...shown} set={set} />}>
      <StayResult {...shown} />
      <StayOn {...shown} />
    </Calculator>
  );
}
