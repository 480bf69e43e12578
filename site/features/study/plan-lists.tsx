import { keepNames } from '#site/ui/keep-names.tsx';
import type { StudyPage } from './read.ts';
import { Fold } from '#site/ui/fold.tsx';
import ticks from '#site/ui/tick-list.module.css';
import styles from './plan-lists.module.css';

export type PlanCopy = StudyPage['copy']['plan'];

/**
 * The steps and the papers as lists to read. The planner puts its ticks and dates into the elements that say so
 * in their data attributes, and reads the titles and texts for the calendar here.
 */
export function PlanLists({ copy }: { readonly copy: PlanCopy }) {
  return (
    <div className={styles.lists}>
      <h3 id="d4-steps">{copy.steps}</h3>
      <Fold narrow label={copy.seeSteps.replace('{count}', String(copy.items.steps.length))}>
        <ol className={`ruled ${styles.steps}`} aria-labelledby="d4-steps">
          {copy.items.steps.map(({ id, when, title, text }) => (
            <li key={id}>
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text lies deeper than the rule looks */}
              <label className={`${ticks.line} ${styles.item}`} data-plan-item={id}>
                <span className={ticks.box} data-tick />
                <span className={ticks.step}>
                  <span className={`note ${ticks.when} ${styles.when}`}>
                    <span>{when}</span>
                    <span className={ticks.dates} data-dates />
                  </span>
                  <b>{title}</b>
                  <span data-text className={styles.text}>
                    {keepNames(text)}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ol>
      </Fold>
      <h3 id="d4-papers">{copy.documents}</h3>
      <Fold
        narrow
        label={copy.seeDocuments.replace('{count}', String(copy.items.documents.length))}
      >
        <ul className="ruled" aria-labelledby="d4-papers">
          {copy.items.documents.map(({ id, text }) => (
            <li key={id}>
              <label className={`${ticks.line} ${styles.item}`} data-plan-item={id}>
                <span className={ticks.box} data-tick />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
