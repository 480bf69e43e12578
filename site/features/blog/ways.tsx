import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Spread } from '#site/ui/spread.tsx';
import { surface } from '#site/ui/surface.ts';
import type { Locale } from '#content/locale.ts';
import type { ArticlePage } from './read.ts';
import { wayColors } from './way-colors.ts';
import styles from './ways.module.css';

interface Props {
  readonly heading: string;
  readonly ways: ArticlePage['ways'];
  readonly locale: Locale;
}

/** The parts between which an article has to choose, side by side: what is for each, what against, and for whom it is. */
export function Ways({ heading, ways, locale }: Props) {
  if (ways.length === 0) return null;
  return (
    <Spread headingId="ways" heading={heading} color="hanji">
      <ul className={styles.ways}>
        {ways.map(({ id, title, items }, at) => (
          <li key={id} className={`${surface(wayColors[at] ?? 'hanji')} ${styles.way}`}>
            <h3>
              <a href={`#${id}`}>{keepNames(title)}</a>
            </h3>
            {items.map((item) => (
              <p key={item}>
                <Prose text={item} locale={locale} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Spread>
  );
}
