import { Figure } from '#site/ui/figure.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Prose } from '#site/ui/prose.tsx';
import grid from '#site/ui/grid.module.css';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { WaysDrawing } from './ways-drawing.tsx';
import styles from './four-ways.module.css';

interface Props extends Pick<TransportPage['fourWays'], 'text' | 'means'> {
  readonly locale: Locale;
}

/** The ways from the airport to Hongdae: drawn by time and distance, and below in figures. */
export function FourWays({ text, means, locale }: Props) {
  return (
    <section aria-labelledby="four-ways" className={styles.band}>
      <div className="wrap">
        <h2 id="four-ways">{text.heading}</h2>
        <p>{text.lead}</p>
        <WaysDrawing text={text} means={means} />
        <Fold narrow label={text.each}>
          <ol className={grid.four}>
            {means.map(({ id, name, hangul, rides, fares, luggage }) => (
              <li key={id} data-way={id} className={styles.way}>
                <h3>{name}</h3>
                {hangul && <p lang="ko">{hangul}</p>}
                {rides[0] && (
                  <p className={styles.minutes}>
                    {text.count.replace('{minutes}', rides[0].minutes)}
                  </p>
                )}
                <p>{text.ways[id as keyof typeof text.ways]}</p>
                {fares.map((figure) => (
                  <p key={figure.id}>
                    <b>
                      <Figure figure={figure} locale={locale} />
                    </b>
                  </p>
                ))}
                {luggage && (
                  <p>
                    <small>{`${text.luggage}: ${luggage}`}</small>
                  </p>
                )}
              </li>
            ))}
          </ol>
          <p>
            <Prose text={text.note} locale={locale} />
          </p>
        </Fold>
      </div>
    </section>
  );
}
