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
    <g color={colour} className={onDark(colour) ? styles.dark : styles.light}>
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

/** Whether white is easier to read on a colour than black. */
function onDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.22;
}

const round = (value: number) => Math.round(value * 10) / 10;
