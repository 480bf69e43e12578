import { contrast } from '#domain/contrast.ts';
import { textWidth } from '#domain/drawn-map/text-width.ts';
import styles from './line-sign.module.css';

interface Props {
  /** A number, or a short name. */
  readonly sign: string;
  readonly colour: string;
  /** Pixels. */
  readonly size?: number;
  /** The middle of the sign, within a map. */
  readonly x?: number;
  readonly y?: number;
}

/** The sign of a metro line as in the stations: its number or name on its colour. */
export function LineSign({ sign, colour, size = 20, x = 0, y = 0 }: Props) {
  const width = widthOf(sign, size);
  return (
    <g color={colour} className={inkOn(colour) === '#ffffff' ? styles.dark : styles.light}>
      <rect
        x={round(x - width / 2)}
        y={round(y - size / 2)}
        width={width}
        height={size}
        rx={size / 2}
      />
      <text x={round(x)} y={round(y + size * 0.225)} fontSize={round(size * 0.64)}>
        {sign}
      </text>
    </g>
  );
}

/** The sign on its own, among text; the words beside it say what it means. */
export function LineSignIcon({ sign, colour, size = 20 }: Omit<Props, 'x' | 'y'>) {
  const width = widthOf(sign, size);
  return (
    <svg
      className={styles.icon}
      width={width}
      height={size}
      viewBox={`0 0 ${width} ${size}`}
      aria-hidden="true"
    >
      <LineSign sign={sign} colour={colour} size={size} x={width / 2} y={size / 2} />
    </svg>
  );
}

function widthOf(sign: string, size: number): number {
  return sign.length === 1 ? size : Math.ceil(textWidth(sign, size * 0.68) + size * 0.8);
}

/** What can be written on a colour: white where that is easy to read, otherwise the darkest blue. */
export function inkOn(colour: string): '#ffffff' | '#0c1924' {
  const [white, dark] = [contrast(colour, '#ffffff'), contrast(colour, '#0c1924')];
  return white >= 4.5 || white > dark ? '#ffffff' : '#0c1924';
}

const round = (value: number) => Math.round(value * 10) / 10;
