import type { PlacedLabel } from '#domain/drawn-map/place-labels.ts';
import styles from './label.module.css';

/** A name on a drawn map, in the sizes it was placed with; the number before the name of a place stands out. */
export function Label({ lines, anchor }: Pick<PlacedLabel, 'lines' | 'anchor'>) {
  return (
    <text textAnchor={anchor}>
      {lines.map(({ text, look, size, x, y }, index) => {
        const number = look === 'name' && index === 0 ? /^\d+ /.exec(text)?.[0] : undefined;
        return (
          <tspan
            key={text}
            lang={look === 'hangul' ? 'ko' : undefined}
            className={styles[look]}
            fontSize={size}
            x={x}
            y={y}
          >
            {number && <tspan className={styles.number}>{number}</tspan>}
            {text.slice(number?.length ?? 0)}
          </tspan>
        );
      })}
    </text>
  );
}
