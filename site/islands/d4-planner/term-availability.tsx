import { FilterBar } from '#site/ui/filter-bar.tsx';
import type { Locale } from '#content/locale.ts';
import type { D4PlannerData } from '#content/study.server.ts';
import type { DatedStep, PlanStep } from '#domain/d4-planner.ts';
import styles from './d4-planner.module.css';
import { dayRange, termName } from '#site/lib/plan-dates.ts';

interface Props {
  readonly words: D4PlannerData['words'];
  readonly locale: Locale;
  readonly plan: readonly DatedStep<PlanStep>[];
  readonly term: string;
  /** The requested term, if it has already begun. */
  readonly passed: string | undefined;
  readonly terms: readonly string[];
  readonly onChoose: (term: string) => void;
}

/** Whether there is enough time for the term; if not, the next ones. */
export function TermAvailability({ words, locale, plan, term, passed, terms, onChoose }: Props) {
  const apply = plan.find(({ id }) => id === 'apply');
  const closed = apply?.state === 'late';
  const hurry = plan.some(({ state }) => state === 'late');
  const name = (each: string) => termName(each, locale);
  const fits = words.fits.replace(
    '{dates}',
    apply ? dayRange(apply.first, apply.last, locale) : '',
  );
  return (
    <div role="status" className={styles.outlook}>
      {passed && <p>{words.passed.replace('{term}', name(passed))}</p>}
      <p>
        {closed
          ? words.closed.replace('{term}', name(term))
          : hurry
            ? words.hurry.replace('{term}', name(term))
            : fits}
      </p>
      {(passed || closed) && (
        <FilterBar
          label={words.nextTerms}
          options={terms.slice(0, 4).map((value) => ({ value, label: name(value) }))}
          value={term}
          onChange={onChoose}
        />
      )}
    </div>
  );
}
