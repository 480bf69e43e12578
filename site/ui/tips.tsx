import type { Locale } from '#content/locale.ts';
import { Prose } from './prose.tsx';
import styles from './tips.module.css';

interface Props {
  /** Each may hold links, as in `Prose`. */
  readonly tips: readonly string[];
  readonly locale: Locale;
}

/** Advice, a point each. */
export function Tips({ tips, locale }: Props) {
  return (
    <ul className={styles.tips}>
      {tips.map((tip) => (
        <li key={tip}>
          <Prose text={tip} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
