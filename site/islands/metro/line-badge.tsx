import type { LineView } from '#domain/metro-view.ts';
import type { Locale } from '#content/locale.ts';
import './line-colours.css';
import styles from './line-badge.module.css';

interface Props {
  readonly line: LineView;
  readonly locale: Locale;
}

/** The number or name of a line in its colour, as on signs. */
export function LineBadge({ line: { id, label, name }, locale }: Props) {
  return (
    <span className={styles.badge} data-metro-line={id} data-round={label.length < 3 || undefined}>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{name[locale]}</span>
    </span>
  );
}
