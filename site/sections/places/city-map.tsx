import type { LabelLine } from '#domain/drawn-map/place-labels.ts';
import { Hill } from '#site/ui/drawn-map/hill.tsx';
import type { Art as PlacedArt } from './city-drawing.ts';
import styles from './city-map.module.css';
import icons from './place-icons.svg?url';

/** The small drawing of a place, on its foot. */
export function Art({ id, foot, scale }: PlacedArt) {
  return (
    <use
      href={`${icons}#${id}`}
      transform={`translate(${Math.round(foot.x)} ${Math.round(foot.y)}) scale(${scale})`}
    />
  );
}

export function Hills({
  hills,
}: {
  readonly hills: readonly { x: number; y: number; width: number; height: number }[];
}) {
  return hills.map((hill) => <Hill key={`${hill.x} ${hill.y}`} {...hill} />);
}

interface WordsProps {
  readonly lines: readonly (LabelLine & { readonly x: number; readonly y: number })[];
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The lines of a label; the number of a place stands out. */
export function Words({ lines, anchor }: WordsProps) {
  return (
    <text textAnchor={anchor}>
      {lines.map(({ text, look, x, y }, index) => {
        const number = look === 'name' && index === 0 ? /^\d+ /.exec(text)?.[0] : undefined;
        return (
          <tspan key={text} className={styles[look]} x={x} y={y}>
            {number && <tspan className={styles.number}>{number}</tspan>}
            {text.slice(number?.length ?? 0)}
          </tspan>
        );
      })}
    </text>
  );
}

/** A link to the card of a place, for mouse and finger: the list below has the same for all. */
export function CardLink({
  id,
  children,
}: {
  readonly id: string;
  readonly children: React.ReactNode;
}) {
  return (
    <a href={`#${id}`} tabIndex={-1} data-place={id}>
      {children}
    </a>
  );
}
