import { Notice } from '#site/ui/notice.tsx';
import type { BudgetInputs } from '#domain/budget/budget.ts';
import { fill } from '#domain/text/fill.ts';
import type { BudgetWords } from './read.ts';
import { correctionsOf, fallback, type Correction } from './corrections.ts';
import { timeOf } from './words.ts';
import styles from './corrected.module.css';

interface Props {
  readonly search: string;
  readonly inputs: BudgetInputs;
  readonly copy: BudgetWords;
}

/** Lists the invalid values of the URL and the values used instead. */
export function Corrected({ search, inputs, copy }: Props) {
  const corrections = correctionsOf(search);
  if (corrections.length === 0) return null;
  return (
    <div className={styles.corrected}>
      <Notice heading={copy.corrected.heading} role="status">
        {corrections.map((correction) => (
          <p key={correction.name}>{sentence(correction, inputs, copy)}</p>
        ))}
      </Notice>
    </div>
  );
}

function sentence(correction: Correction, inputs: BudgetInputs, copy: BudgetWords) {
  const words = copy.corrected;
  if (correction.name === 'duration') {
    const { problem, typed } = correction;
    return fill(words[problem], { typed, used: timeOf(inputs, copy) });
  }
  const { destination, purpose } = copy.steps.names;
  const [what, used] = {
    city: [destination, copy.cities[fallback.city].name],
    purpose: [purpose, copy.purposes[fallback.purpose].name],
    durationType: [words.unit, copy.units[fallback.durationType].name],
    budgetLevel: [copy.summary.level, copy.levels[fallback.budgetLevel].name],
    accommodation: [
      copy.preferences.accommodation,
      copy.accommodations[fallback.accommodation].name,
    ],
  }[correction.name];
  return fill(words.choice, { what: what ?? '', used: used ?? '' });
}
