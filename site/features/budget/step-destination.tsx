import type { PictureFile } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { budgetCities, type BudgetCity } from '#domain/budget/budget-inputs.ts';
import { uncapital } from '#content/formats.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { perMonth } from '#domain/budget/budget-shares.ts';
import { fill } from '#domain/text/fill.ts';
import { ChoiceCard } from './choice.tsx';
import { PlanCloth } from './plan-cloth.tsx';
import { Cards, Step, type StepProps } from './step.tsx';
import { monthly } from './text.ts';
import { VisitorCosts } from './visitor-costs.tsx';
import styles from './step-destination.module.css';

interface Props extends StepProps {
  readonly pictures: Readonly<Record<BudgetCity, PictureFile>>;
}

/** Where to live: two cities with what they cost. */
export function DestinationStep({ inputs, current, text, locale, choose, pictures }: Props) {
  const { heading, lead } = text.destination;
  return (
    <Step name="destination" current={current} heading={heading} lead={lead}>
      <Cards count="pair">
        {budgetCities.map((city) => (
          <ChoiceCard
            key={city}
            name="city"
            value={city}
            checked={inputs.city === city}
            onChoose={(value) => choose({ city: value })}
            title={text.cities[city].name}
            text={text.cities[city].text}
            picture={
              <>
                <Picture
                  picture={pictures[city]}
                  alt=""
                  eager={city === 'seoul' && current === 'destination'}
                  sizes="(max-width: 820px) 34vw, 360px"
                />
                <Seal hangul={text.cities[city].hangul} className={styles.seal} />
              </>
            }
            foot={<Month inputs={{ ...inputs, city }} {...{ current, text, locale }} />}
          />
        ))}
      </Cards>
      <VisitorCosts inputs={inputs} text={text} locale={locale} />
    </Step>
  );
}

/** The month in a city as the other choices are: its cloth, as wide as its share of the dearer city's, and its sum. */
function Month({ inputs, current, text, locale }: Omit<StepProps, 'choose'>) {
  const result = calculateBudget(inputs);
  const most = Math.max(...budgetCities.map((city) => calculateBudget({ ...inputs, city }).total));
  const level = uncapital(text.levels[inputs.budgetLevel].name);
  const room = text.accommodations[inputs.accommodation].phrase;
  return (
    <>
      <span className={styles.cloth}>
        <PlanCloth result={result} step={current} text={text} share={result.total / most} />
      </span>
      <span className={`row ${styles.month}`}>
        <span>{fill(text.destination.month, { level, room })}</span>
        <b>{withAmounts(monthly(perMonth(result.total, inputs), locale))}</b>
      </span>
    </>
  );
}
