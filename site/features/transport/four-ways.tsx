import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { WaysDrawing } from './ways-drawing.tsx';
import styles from './four-ways.module.css';

interface Props {
  readonly data: TransportPage['fourWays'];
  readonly locale: Locale;
}

/** The ways from the airport to Hongdae: drawn by time and distance, and below in figures. */
export function FourWays({ data, locale }: Props) {
  const { text, means } = data;
  return (
    <section aria-labelledby="four-ways">
      <div className={styles.band}>
        <div className="wrap">
          <div className={styles.head}>
            <h2 id="four-ways">{text.heading}</h2>
            <p>{text.lead}</p>
          </div>
          <WaysDrawing {...data} />
          <p className={styles.note}>
            <Prose text={text.note} locale={locale} />
          </p>
        </div>
      </div>
      <ol className={`wrap ${styles.ways}`}>
        {means.map(({ id, name, hangul, rides: [ride], fare, luggage }, index) => (
          <li key={id} data-way={id}>
            <p className={styles.number}>{index + 1}</p>
            <h3>
              {name}
              {hangul && <span lang="ko">{hangul}</span>}
            </h3>
            <p className={styles.minutes}>
              {ride ? (
                <>
                  {ride.byMetro && <small>{text.about} </small>}
                  {ride.minutes} <small>{text.minutes}</small>
                </>
              ) : (
                <small>{text.traffic}</small>
              )}
            </p>
            <p className={styles.fare}>{fare && <Figure figure={fare.figure} locale={locale} />}</p>
            <p>
              {text.ways[id as keyof typeof text.ways]} {fare?.whole && keepNames(`${fare.whole}.`)}
            </p>
            {luggage && (
              <p className={styles.luggage}>
                <b>{text.luggage}</b> {luggage}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
