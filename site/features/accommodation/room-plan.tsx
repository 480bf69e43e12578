import type { ReactNode } from 'react';
import type { Piece, PieceKind, RoomPlan } from './room-plans.ts';
import styles from './room-plan.module.css';

interface Props {
  readonly plan: RoomPlan;
  readonly label: string;
}

/** A room from above, in centimetres: its floor in squares of a metre, what stands in it, the door and the window. */
export function Plan({ plan, label }: Props) {
  const [wide, deep] = [plan.width * 100, plan.depth * 100];
  const [door, swing] = plan.door.map(centimetres) as [number, number];
  const hinge = door + swing;
  const squares = [
    ...Array.from({ length: Math.ceil(plan.width) - 1 }, (_, x) => `M${(x + 1) * 100} 0V${deep}`),
    ...Array.from({ length: Math.ceil(plan.depth) - 1 }, (_, y) => `M0 ${(y + 1) * 100}H${wide}`),
  ].join('');
  return (
    <svg viewBox={`-6 -6 ${wide + 12} ${deep + 12}`} role="img" aria-label={label}>
      <rect width={wide} height={deep} className={styles.floor} />
      <path d={squares} className={styles.squares} />
      {plan.pieces.map((piece) => (
        <Furniture key={piece.join()} piece={piece} />
      ))}
      <path d={`M${door} ${deep}H0V0H${wide}V${deep}H${hinge}`} className={styles.walls} />
      <path
        d={`M${hinge} ${deep}v${-swing}A${swing} ${swing} 0 0 0 ${door} ${deep}`}
        className={styles.door}
      />
      {plan.window && (
        <rect
          x={centimetres(plan.window[0])}
          y={-5}
          width={centimetres(plan.window[1])}
          height={10}
          className={styles.window}
        />
      )}
    </svg>
  );
}

function Furniture({ piece: [kind, x, y, width, depth] }: { piece: Piece }) {
  const [wide, deep] = [centimetres(width), centimetres(depth)];
  return (
    <g transform={`translate(${centimetres(x)} ${centimetres(y)})`} className={styles[kind]}>
      <rect width={wide} height={deep} rx={corners[kind] ?? 5} />
      {details[kind]?.(wide, deep)}
    </g>
  );
}

/** Metres with two decimals as whole centimetres. */
const centimetres = (metres: number): number => Math.round(metres * 100);

const corners: Partial<Record<PieceKind, number>> = {
  chair: 12,
  cushion: 14,
  table: 50,
  bathroom: 0,
};

/** By what each is known from above. */
const details: Partial<Record<PieceKind, (wide: number, deep: number) => ReactNode>> = {
  bed: (wide, deep) => (
    <>
      <path d={`M0 62H${wide}V${deep - 5}q0 5-5 5H5q-5 0-5-5z`} className={styles.blanket} />
      <rect x={wide * 0.14} y={10} width={wide * 0.72} height={36} rx={9} className={styles.pale} />
    </>
  ),
  desk: (wide, deep) => {
    const [across, down] = wide > deep ? [40, 26] : [26, 40];
    return (
      <>
        <rect
          x={(wide - across) / 2}
          y={(deep - down) / 2}
          width={across}
          height={down}
          rx={3}
          className={styles.dark}
        />
        <circle cx={wide - 14} cy={14} r={8} className={styles.pale} />
      </>
    );
  },
  wardrobe: (wide, deep) => (
    <path
      d={
        wide > deep
          ? `M0 ${deep / 2}H${wide}${hangers(wide, (at) => `M${at} 8V${deep - 8}`)}`
          : `M${wide / 2} 0V${deep}${hangers(deep, (at) => `M8 ${at}H${wide - 8}`)}`
      }
      className={styles.line}
    />
  ),
  table: (wide, deep) => (
    <>
      <circle cx={wide * 0.34} cy={deep * 0.4} r={12} className={styles.pale} />
      <circle cx={wide * 0.66} cy={deep * 0.36} r={9} className={styles.pale} />
      <circle cx={wide * 0.55} cy={deep * 0.68} r={14} className={styles.pale} />
    </>
  ),
  kitchen: (wide, deep) => (
    <>
      <circle cx={34} cy={deep / 2} r={17} className={styles.dark} />
      <circle cx={78} cy={deep / 2} r={17} className={styles.dark} />
      <rect x={wide - 78} y={12} width={58} height={deep - 24} rx={8} className={styles.pale} />
      <path d={`M${wide - 49} 8V${deep / 2}`} className={styles.line} />
    </>
  ),
  // The shower in the corner, the basin and the toilet on the outer wall, the way in on the left.
  bathroom: (wide, deep) => (
    <>
      <path d={`M8 ${deep - 68}H68V${deep - 8}H8z`} className={styles.tray} />
      <circle cx={38} cy={deep - 38} r={6} className={styles.dark} />
      <rect x={wide - 52} y={18} width={42} height={52} rx={12} className={styles.pale} />
      <rect x={wide - 18} y={deep - 66} width={14} height={48} rx={4} className={styles.pale} />
      <ellipse cx={wide - 38} cy={deep - 42} rx={26} ry={19} className={styles.pale} />
      <path d={`M0 ${deep}V85M0 18V0H${wide}`} className={styles.walls} />
    </>
  ),
};

/** A stroke every 12 cm along the rail of a wardrobe. */
function hangers(length: number, stroke: (at: number) => string): string {
  return Array.from({ length: Math.floor(length / 12) - 1 }, (_, index) =>
    stroke((index + 1) * 12),
  ).join('');
}
