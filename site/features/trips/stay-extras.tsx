import { withSum, type SumName } from '#domain/trips/own-figures.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { SumField } from '#site/ui/sum-field.tsx';
import type { StayFieldsProps } from './stay-words.ts';
import styles from './stay-budget.module.css';

/** Journeys between the cities, and what only the visitor can know: flights and insurance. */
export function StayExtras({ form, locale, stay, cost, set }: StayFieldsProps) {
  const { fields, sums, currency } = form.text;
  const { figures = {} } = stay;
  const sumOf = (name: SumName, label: string) => (
    <SumField
      id={`stay-${name}`}
      label={label}
      won={figures[name]}
      set={(won) => set({ figures: withSum(figures, name, won) ?? {} })}
      text={sums}
      locale={locale}
    />
  );
  const isUnseen = !stay.journeys || cost.unseen.length > 0;
  return (
    <>
      {cost.ways.length > 0 && (
        <Field
          as="select"
          id="stay-journeys"
          label={fields.journeys}
          value={stay.journeys ? 'guide' : 'none'}
          onChange={({ target }) => set({ journeys: target.value === 'guide' })}
        >
          <option value="guide">{fields.guide}</option>
          <option value="none">{fields.noJourney}</option>
        </Field>
      )}
      {cost.ways.length > 0 && isUnseen && sumOf('inland', fields.inland)}
      <Fold label={fields.extras} open={Boolean(figures.flight ?? figures.insurance)}>
        <div className={styles.extras}>
          {sumOf('flight', sums.flight)}
          {sumOf('insurance', sums.insurance)}
          <Button look="line" className={styles.currency} name="own-currency">
            {currency}
          </Button>
        </div>
      </Fold>
    </>
  );
}
