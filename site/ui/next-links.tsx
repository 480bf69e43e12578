import { Prose } from './prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './next-links.module.css';

interface Props {
  readonly heading: string;
  /** A line each, with its link. */
  readonly links: readonly string[];
  readonly locale: Locale;
}

/** The ways on from a page. */
export function NextLinks({ heading, links, ...words }: Props) {
  return (
    <section aria-labelledby="next" className={`wrap ${styles.section}`}>
      <h2 id="next">{heading}</h2>
      <ul className={styles.links}>
        {links.map((text) => (
          <li key={text}>
            <Prose text={text} {...words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
