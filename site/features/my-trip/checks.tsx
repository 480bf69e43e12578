import type { Localized } from '#content/locale.ts';
import type { text as pageText } from '#content/text/my-trip.ts';
import styles from './checks.module.css';

interface Props {
  readonly text: Localized<(typeof pageText)['checks']>;
  readonly privacy: string;
}

const looks = ['open', 'closed', 'unknown', 'reach'] as const;

/** What the tool checks, each with the thread by which it says so, and where the trip stays. */
export function Checks({ text, privacy }: Props) {
  return (
    <section className={`wrap not-printed ${styles.checks}`} aria-labelledby="checks">
      <h2 id="checks" className="visually-hidden">
        {text.heading}
      </h2>
      <ul className={styles.points}>
        {looks.map((look) => (
          <li key={look}>
            <span className={styles[look]} aria-hidden="true" />
            <h3>{text.points[look].title}</h3>
            <p className="muted">{text.points[look].text}</p>
          </li>
        ))}
      </ul>
      <p className="note">{privacy}</p>
    </section>
  );
}
