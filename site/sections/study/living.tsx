import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { StudyCopy } from '#content/copy/study.ts';
import type { Locale } from '#content/locale.ts';
import styles from './living.module.css';

interface Props {
  readonly copy: StudyCopy['living'];
  readonly locale: Locale;
  readonly pricesDate: string;
}

/** What a month costs, and the four ways to live as a student. */
export function Living({ copy, locale, pricesDate }: Props) {
  return (
    <section aria-labelledby="living" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="living">{copy.heading}</h2>
        <dl className={styles.month}>
          <dt>{copy.month}</dt>
          <dd>{copy.monthCost}</dd>
        </dl>
        <p className={styles.date}>{pricesDate}</p>
        <p>
          <Prose text={copy.monthNote} locale={locale} />
        </p>
        <p>
          <Prose text={copy.next} locale={locale} />
        </p>
      </div>
      <ul className={styles.cards}>
        {copy.items.map(({ id, drawing, type, hangul, description, cost, before, pros }) => (
          <li key={id}>
            <Picture
              picture={picture(drawing)}
              alt=""
              title={type}
              sizes="(max-width: 820px) 100vw, 380px"
              className={styles.picture}
            />
            <div className={styles.text}>
              <h3>{type}</h3>
              <p lang="ko" className={styles.hangul}>
                {hangul}
              </p>
              <p className={styles.cost}>
                <b>{cost}</b> {copy.perMonth}
              </p>
              <p className={styles.before}>{before}</p>
              <p>{description}</p>
              <ul className={styles.pros} aria-label={copy.pros}>
                {pros.map((pro) => (
                  <li key={pro}>{pro}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
