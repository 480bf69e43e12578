import styles from './seoul-map.module.css';

interface Props {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** The number of a place on the map, where the list has its name. */
export function Badge({ number, x, y }: Props) {
  return (
    <>
      <circle className={styles.badge} cx={x} cy={y} r="12" />
      <text className={styles.number} fontSize="15" x={x} y={y} dy="0.347em">
        {number}
      </text>
    </>
  );
}
