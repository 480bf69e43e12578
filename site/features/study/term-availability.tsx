import { FilterBar } from '#site/ui/filter-bar.tsx';
import type { Locale } from '#content/locale.ts';
import type { D4PlannerData } from './read.ts';
import { isClosed, type DatedStep, type PlanStep } from './d4-planner.ts';
import tag from '#site/ui/tag.module.css';
import styles from './d4-planner.module.css';
import { dayRange, termName } from '#site/lib/plan-dates.ts';

interface Props {
  readonly text: D4PlannerData['text'];
  readonly locale: Locale;
  readonly plan: readonly DatedStep<PlanStep>[];
  readonly term: string;
  /** The requested term, if it has already begun. */
  readonly passed: string | undefined;
  /** Whose dates these are, unless they are the school's own. */
  readonly datesOf: string | undefined;
  readonly terms: readonly string[];
  readonly onChoose: (term: string) => void;
}

/** Whether there is enough time for the term; if not, the next ones. */
export function TermAvailability(props: Props) {
  const { text, locale, plan, term, passed, datesOf, terms, onChoose } = props;
  const apply = plan.find(({ id }) => id === 'apply');
  const closed = isClosed(plan);
  const hurry = plan.some(({ state }) => state === 'late');
  const name = (each: string) => termName(each, locale);
  const line = closed ? text.closed : hurry ? text.hurry : text.fits;
  return (
    <div role="status" className={styles.outlook}>
      {passed && <p>{text.passed.replace('{term}', name(passed))}</p>}
      <p>
        {line
          .replace('{term}', name(term))
          .replace('{dates}', apply ? dayRange(apply.first, apply.last, locale) : '')}
      </p>
      {datesOf && (
        <p>
          <span className={`${tag.tag} ${styles.datesOf}`}>{datesOf}</span>
        </p>
      )}
      {(passed || closed) && (
        <FilterBar
          label={text.nextTerms}
          options={terms.slice(0, 4).map((value) => ({ value, label: name(value) }))}
          value={term}
          onChange={onChoose}
        />
      )}
    </div>
  );
}
