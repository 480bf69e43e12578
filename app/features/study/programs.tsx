import { keepNames } from '#app/ui/keep-names.tsx';
import type { StudyCopy } from '#content/copy/study.ts';
import type { Locale } from '#content/locale.ts';
import styles from './programs.module.css';
import { wonRange } from '#app/lib/won-range.ts';

interface Props {
  readonly copy: StudyCopy['programs'];
  readonly locale: Locale;
  readonly pricesDate: string;
}

/** The three kinds of course with their length and price. */
export function Programs({ copy, locale, pricesDate }: Props) {
  const weeks = ({ from, to }: { readonly from: number; readonly to: number }) =>
    copy.weeks.replace('{from}', String(from)).replace('{to}', String(to));
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
                    <b>{weeks(program.weeks)}</b> {program.weeksOf}
                  </dd>
                </div>
                <div>
                  <dt>{copy.cost}</dt>
                  <dd>
                    <b>{wonRange(program.cost, locale)}</b> {program.costOf}
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
