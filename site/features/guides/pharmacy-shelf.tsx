import { showDialog } from '#site/lib/show-dialog.ts';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { ShowCard } from '#site/ui/show-card/show-card.tsx';
import { enlargePath } from '#site/ui/show-card/signs.ts';
import { Spread } from '#site/ui/spread.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './pharmacy-shelf.module.css';

/** On each box, in a square of 48 units. */
const drawings = {
  capsule: 'M15 33a9 9 0 0 1 0-13L24 11a9 9 0 0 1 13 13l-9 9a9 9 0 0 1-13 0ZM19.5 15.5l13 13',
  thermometer: 'M20 30V10a4 4 0 0 1 8 0v20a7 7 0 1 1-8 0ZM24 18v17M32 12h5M32 18h4M32 24h5',
  drop: 'M24 7c6 8 11 13 11 20a11 11 0 0 1-22 0c0-7 5-12 11-20ZM18 27h12',
  flower:
    'M24 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM24 20c-5-4-5-11 0-12 5 1 5 8 0 12ZM28 24c4-5 11-5 12 0-1 5-8 5-12 0ZM24 28c5 4 5 11 0 12-5-1-5-8 0-12ZM20 24c-4 5-11 5-12 0 1-5 8-5 12 0Z',
  tablets:
    'M16 10a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM11 23l10-10M32 22a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM27 35l10-10',
  mask: 'M10 18c9 0 10-4 14-4s5 4 14 4v9c0 5-7 9-14 9s-14-4-14-9ZM10 20H5v8l6 3M38 20h5v8l-6 3M17 24h14M18 30h12',
};

/** The shelf of a pharmacy: each box is pressed to show its name. */
export function PharmacyShelf({ data: text, locale }: SpreadProps<'health'>) {
  const { sign, boxes } = text;
  return (
    <Spread
      id="shelf"
      headingId="shelf-title"
      heading={text.heading}
      lead={<Prose text={text.line} locale={locale} />}
      color="celadon"
    >
      <div className={styles.pharmacy}>
        <p className={styles.sign}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d="M17 4h14v13h13v14H31v13H17V31H4V17h13Z" />
          </svg>
          <b lang="ko">{sign.hangul}</b>
          <span>
            <i lang="ko-Latn">{sign.romanization}</i> {sign.meaning}
          </span>
        </p>
        <ul className={styles.shelf}>
          {boxes.map(({ drawing, hangul, romanization, meaning }) => (
            <li key={drawing} data-paper className={`${styles.box} ${styles[drawing]}`}>
              <svg
                viewBox="0 0 48 48"
                aria-hidden="true"
                fill="none"
                strokeWidth="2.2"
                strokeLinecap="round"
                strokeLinejoin="round"
                className={styles.drawing}
              >
                <path d={drawings[drawing]} />
              </svg>
              <div className={styles.face}>
                <b lang="ko" data-long={hangul.length > 4 || undefined}>
                  {hangul}
                </b>
                <p>
                  <i lang="ko-Latn">{romanization}</i>
                  <strong>{meaning}</strong>
                </p>
              </div>
              <button type="button" className={styles.enlarge} {...showDialog(`box-${drawing}`)}>
                <LineIcon path={enlargePath} />
                <span className="visually-hidden">{`${text.show}: ${meaning}`}</span>
              </button>
              <ShowCard
                id={`box-${drawing}`}
                card={{
                  title: meaning,
                  lines: [{ kind: 'large', korean: hangul, meaning, romanised: romanization }],
                }}
                text={text.card}
              >
                <p className="not-printed">
                  <Prose text={text.phrase} locale={locale} />
                </p>
              </ShowCard>
            </li>
          ))}
        </ul>
      </div>
    </Spread>
  );
}
