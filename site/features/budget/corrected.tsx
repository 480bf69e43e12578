import { Notice } from '#site/ui/notice.tsx';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { fill } from '#domain/text/fill.ts';
import type { BudgetText } from './read.ts';
import { correctionsOf, fallback, type Correction } from './corrections.ts';
import { timeOf } from './text.ts';
import styles from './corrected.module.css';

interface Props {
  readonly search: string;
  readonly inputs: BudgetInputs;
  readonly text: BudgetText;
}

/** Lists the invalid values of the URL and the values used instead. */
export function Corrected({ search, inputs, text }: Props) {
  const corrections = correctionsOf(search);
  if (corrections.length === 0) return null;
  return (
    <div className={styles.corrected}>
      <Notice heading={text.corrected.heading} role="status">
        {corrections.map((correction) => (
          <p key={correction.name}>{sentence(correction, inputs, text)}</p>
        ))}
      </Notice>
    </div>
  );
}

function sentence(correction: Correction, inputs: BudgetInputs, text: BudgetText) {
  const correctedText = text.corrected;
  if (correction.name === 'duration') {
    const { problem, typed } = correction;
    return fill(correctedText[problem], { typed, used: timeOf(inputs, text) });
  }
  const { destination, purpose } = text.steps.names;
  const [what, used] = {
    city: [destination, text.cities[fallback.city].name],
    purpose: [purpose, text.purposes[fallback.purpose].name],
    durationType: [correctedText.unit, text.units[fallback.durationType].name],
    budgetLevel: [text.summary.level, text.levels[fallback.budgetLevel].name],
    accommodation: [
      text.preferences.accommodation,
      text.accommodations[fallback.accommodation].name,
    ],
  }[correction.name];
  return fill(correctedText.choice, { what: what ?? '', used: used ?? '' });
}
