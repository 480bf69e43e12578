import type { OpeningRule } from '#content/opening/opening-rule.ts';
import styles from './open-badge.module.css';

interface Props {
  readonly hours: OpeningRule;
}

/**
 * Whether the place is open at this minute, said by `open-now.element.ts` with the words that stand once in
 * `data-props` of what is around all badges. It is empty until the script knows the minute.
 */
export function OpenBadge({ hours }: Props) {
  return (
    <open-now
      className={`not-printed ${styles.badge}`}
      hours={JSON.stringify(hours)}
      suppressHydrationWarning
    >
      {''}
    </open-now>
  );
}
