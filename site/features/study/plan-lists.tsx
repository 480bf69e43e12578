import { keepNames } from '#site/ui/keep-names.tsx';
import type { StudyPage } from './read.ts';
import { Fold } from '#site/ui/fold.tsx';
import ticks from '#site/ui/tick-list.module.css';
import styles from './plan-lists.module.css';

export type PlanText = StudyPage['text']['plan'];

/**
 * The steps and the papers as lists to read. The planner puts its ticks and dates into the elements that say so
 * in their data attributes, and reads the titles and texts for the calendar here.
 */
export function PlanLists({ text }: { readonly text: PlanText }) {
  return (
    <div className={styles.lists}>
      <h3 id="d4-steps">{text.steps}</h3>
      <Fold narrow label={text.seeSteps.replace('{count}', String(text.items.steps.length))}>
        <ol className={`ruled ${styles.steps}`} aria-labelledby="d4-steps">
          {text.items.steps.map(({ id, when, title, text: written }) => (
            <li key={id}>
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text lies deeper than the rule looks */}
              <label className={`${ticks.line} ${styles.item}`} data-plan-item={id}>
                <span className={ticks.box} data-part="tick" />
                <span className={ticks.step}>
                  <span className={`note ${ticks.when} ${styles.when}`}>
                    <span>{when}</span>
                    <span className={ticks.dates} data-part="dates" />
                  </span>
                  <b>{title}</b>
                  <span data-part="text" className={styles.text}>
                    {keepNames(written)}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ol>
      </Fold>
      <h3 id="d4-papers">{text.documents}</h3>
      <Fold
        narrow
        label={text.seeDocuments.replace('{count}', String(text.items.documents.length))}
      >
        <ul className="ruled" aria-labelledby="d4-papers">
          {text.items.documents.map(({ id, text: written }) => (
            <li key={id}>
              <label className={`${ticks.line} ${styles.item}`} data-plan-item={id}>
                <span className={ticks.box} data-part="tick" />
                <span>{written}</span>
              </label>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
