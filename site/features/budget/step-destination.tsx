import type { PictureFile } from '#site/lib/pictures.ts';
import { won } from '#domain/text/amounts.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { budgetCities, type BudgetCity } from '#domain/budget/budget-inputs.ts';
import { monthlyFigures } from '#domain/budget/budget.ts';
import { ChoiceCard } from './choice.tsx';
import { Cards, Step, type StepProps } from './step.tsx';
import { VisitorCosts } from './visitor-costs.tsx';
import styles from './step-destination.module.css';

interface Props extends StepProps {
  readonly pictures: Readonly<Record<BudgetCity, PictureFile>>;
}

/** Where to live: two cities with what they cost. */
export function DestinationStep({ inputs, current, text, locale, choose, pictures }: Props) {
  const { heading, lead, food, apartment, transport } = text.destination;
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
          >
            <span className={styles.facts}>
              {[
                [food, `${won(monthlyFigures.food[city].mid, locale)} ${text.perMonth}`],
                [apartment, `${text.from} ${won(monthlyFigures.apartment[city].mid, locale)}`],
                [transport, `${won(monthlyFigures.transport[city], locale)} ${text.perMonth}`],
              ].map(([what = '', price = '']) => (
                <span key={what} className={`row ${styles.fact}`}>
                  {what} <b>{withAmounts(price)}</b>
                </span>
              ))}
            </span>
          </ChoiceCard>
        ))}
      </Cards>
      <VisitorCosts inputs={inputs} text={text} locale={locale} />
    </Step>
  );
}
