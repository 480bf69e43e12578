import { withAmounts } from '#site/ui/won-amount.tsx';
import type { PictureFile } from '#site/lib/pictures.ts';
import { fill } from '#domain/text/fill.ts';
import {
  budgetAccommodations,
  budgetLevels,
  type BudgetAccommodation,
  type BudgetInputs,
} from '#domain/budget/budget-inputs.ts';
import { calculateBudget, type BudgetResult } from '#domain/budget/budget.ts';
import { perMonth } from '#domain/budget/budget-shares.ts';
import { ChoiceCard, OptionRow } from './choice.tsx';
import { Group, Step, type StepProps } from './step.tsx';
import styles from './step.module.css';
import { monthly } from './text.ts';

interface Props extends StepProps {
  readonly pictures: Readonly<Record<BudgetAccommodation, PictureFile>>;
}

const includes = [
  ['includeFood', 'food'],
  ['includeTransport', 'transport'],
  ['includeEntertainment', 'entertainment'],
] as const;

/** The preferences: level, accommodation and what the budget includes, each with its monthly price. */
export function PreferencesStep({ inputs, current, text, locale, choose, pictures }: Props) {
  const { heading, lead, level, accommodation, include } = text.preferences;
  const price = (part: keyof BudgetResult, patch: Partial<BudgetInputs>) => {
    const changed = { ...inputs, ...patch };
    return monthly(perMonth(calculateBudget(changed)[part], changed), locale);
  };
  return (
    <Step
      name="preferences"
      current={current}
      heading={heading}
      lead={fill(lead, { city: text.cities[inputs.city].name })}
    >
      <Group heading={level} look="three">
        {budgetLevels.map((budgetLevel) => (
          <ChoiceCard
            key={budgetLevel}
            name="budgetLevel"
            value={budgetLevel}
            checked={inputs.budgetLevel === budgetLevel}
            onChoose={(value) => choose({ budgetLevel: value })}
            title={text.levels[budgetLevel].name}
            text={text.levels[budgetLevel].text}
          >
            <span className={styles.price}>
              {withAmounts(price('total', { budgetLevel }))} {text.perMonth}
            </span>
          </ChoiceCard>
        ))}
      </Group>
      <Group heading={accommodation} look="rows">
        {budgetAccommodations.map((kind) => (
          <OptionRow
            key={kind}
            type="radio"
            name="accommodation"
            value={kind}
            checked={inputs.accommodation === kind}
            onChoose={(value) => choose({ accommodation: value })}
            title={text.accommodations[kind].name}
            text={text.accommodations[kind].text}
            picture={pictures[kind]}
            price={price('accommodation', { accommodation: kind })}
            unit={text.perMonth}
          />
        ))}
      </Group>
      <Group heading={include} look="rows">
        {includes.map(([name, part]) => (
          <div key={name}>
            {/* Sent when the checkbox is not ticked; otherwise the checkbox's value, which comes last, counts. */}
            <input type="hidden" name={name} value="0" />
            <OptionRow
              type="checkbox"
              name={name}
              value="1"
              checked={inputs[name]}
              onChoose={() => choose({ [name]: !inputs[name] })}
              title={text.includes[name].name}
              text={text.includes[name].text}
              price={price(part, { [name]: true })}
              unit={text.perMonth}
            />
          </div>
        ))}
      </Group>
    </Step>
  );
}
