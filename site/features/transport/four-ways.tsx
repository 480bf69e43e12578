import { Figure } from '#site/ui/figure.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Prose } from '#site/ui/prose.tsx';
import grid from '#site/ui/grid.module.css';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { WaysDrawing } from './ways-drawing.tsx';
import styles from './four-ways.module.css';

interface Props extends Pick<TransportPage['fourWays'], 'words' | 'means'> {
  readonly locale: Locale;
}

/** The ways from the airport to Hongdae: drawn by time and distance, and below in figures. */
export function FourWays({ words, means, locale }: Props) {
  return (
    <section aria-labelledby="four-ways" className={styles.band}>
      <div className="wrap">
        <h2 id="four-ways">{words.heading}</h2>
        <p>{words.lead}</p>
        <WaysDrawing words={words} means={means} />
        <Fold narrow label={words.each}>
          <ol className={grid.four}>
            {means.map(({ id, name, hangul, rides, fares, luggage }) => (
              <li key={id} data-way={id} className={styles.way}>
                <h3>{name}</h3>
                {hangul && <p lang="ko">{hangul}</p>}
                {rides[0] && (
                  <p className={styles.minutes}>
                    {words.count.replace('{minutes}', rides[0].minutes)}
                  </p>
                )}
                <p>{words.ways[id as keyof typeof words.ways]}</p>
                {fares.map((figure) => (
                  <p key={figure.id}>
                    <b>
                      <Figure figure={figure} locale={locale} />
                    </b>
                  </p>
                ))}
                {luggage && (
                  <p>
                    <small>{`${words.luggage}: ${luggage}`}</small>
                  </p>
                )}
              </li>
            ))}
          </ol>
          <p>
            <Prose text={words.note} locale={locale} />
          </p>
        </Fold>
      </div>
    </section>
  );
}
