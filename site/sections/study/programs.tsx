import { keepNames } from '#site/ui/keep-names.tsx';
import type { StudyCopy } from '#content/copy/study.ts';
import styles from './programs.module.css';

interface Props {
  readonly copy: StudyCopy['programs'];
  readonly pricesDate: string;
}

/** The three kinds of course with their length and price. */
export function Programs({ copy, pricesDate }: Props) {
  return (
    <section aria-labelledby="programs" className={styles.band}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="programs">{copy.heading}</h2>
          <p>{keepNames(copy.lead)}</p>
        </div>
        <ul className={styles.cards}>
          {copy.items.map((program) => (
            <li key={program.id}>
              <h3>{program.name}</h3>
              <p>{program.description}</p>
              <dl>
                <div>
                  <dt>{copy.duration}</dt>
                  <dd>
                    <b>{program.weeks}</b>
                    {program.weeksBefore && (
                      <span className={styles.before}>{program.weeksBefore}</span>
                    )}
                  </dd>
                </div>
                <div>
                  <dt>{copy.cost}</dt>
                  <dd>
                    <b>{program.cost}</b>
                    <span className={styles.before}>{program.costBefore}</span>
                  </dd>
                </div>
                <div>
                  <dt>{copy.visa}</dt>
                  <dd>{keepNames(program.visa)}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <p className={styles.date}>{pricesDate}</p>
      </div>
    </section>
  );
}
