import type { BaseMap } from '#content/base-map.server.ts';
import type { SpreadWords } from '#content/copy/city-spread.ts';
import { LineSign } from '#site/ui/drawn-map/line-sign.tsx';
import { drawBusan, sheet } from './busan-drawing.ts';
import type { CityPlace } from './city-drawing.ts';
import styles from './city-map.module.css';
import { Art, CardLink, Hills, Words } from './city-map.tsx';

interface Props {
  readonly places: readonly CityPlace[];
  readonly base: BaseMap;
  readonly words: SpreadWords;
}

/** The coast of Busan with its places in order; on a phone it slides sideways. */
export function BusanMap({ places, base, words: { names } }: Props) {
  const map = drawBusan(places, base);
  const { width, height, horizon } = sheet;
  const name = (text: string, { x, y }: { x: number; y: number }) => (
    <text className={styles.cape} x={x} y={y} textAnchor="middle">
      {text}
    </text>
  );
  return (
    <svg
      className={`${styles.map} ${styles.coastMap}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect className={styles.ocean} y={horizon} width={width} height={height - horizon} />
      <path className={styles.surf} d={map.coast} />
      <path className={styles.surf} d={map.islands} />
      <path className={styles.land} d={map.land} />
      <path className={styles.land} d={map.islands} />
      <path className={styles.green} d={map.greens} />
      <path className={styles.stream} d={map.river} />
      <path className={styles.road} d={map.roads} />
      {map.lines.map(({ id, colour, path }) => (
        <path key={id} className={styles.metro} color={colour} d={path} />
      ))}
      <path className={styles.bridge} d={map.bridge} />
      <rect className={styles.sky} width={width} height={horizon + 20} />
      <path className={styles.range} d={ranges(horizon + 46, 44, 210)} />
      <path className={styles.range} d={ranges(horizon + 46, 30, 150)} />
      <Hills hills={map.hills} />
      {map.lines.flatMap(({ id, sign, colour, signs }) =>
        signs.map(({ x, y }) => (
          <LineSign key={`${id} ${x}`} sign={sign} colour={colour} size={17} x={x} y={y} />
        )),
      )}
      {name('Dadaepo', map.names.dadaepo)}
      {name('Gijang', map.names.gijang)}
      {name('Yeongdo', map.names.yeongdo)}
      <text className={styles.sea} x="200" y={height - 30} textAnchor="middle">
        {names.strait}
      </text>
      <text className={styles.sea} x="980" y={height - 60} textAnchor="middle">
        {names.eastSea}
      </text>
      <g className={styles.north} transform={`translate(${width - 68} ${height - 70}) rotate(36)`}>
        <path d="M0 16V-18M-6 -9L0 -20 6 -9" />
        <text y="-26" textAnchor="middle">
          N
        </text>
      </g>
      {map.places.map(({ id, pin, art, label, thread }) => (
        <CardLink key={id} id={id}>
          <path className={styles.thread} d={thread} />
          <circle className={styles.pin} cx={pin.x} cy={pin.y} r="5" />
          <Art {...art} />
          <Words lines={label} anchor="middle" />
        </CardLink>
      ))}
    </svg>
  );
}

/** A range of far hills, as wide as the sheet. */
function ranges(base: number, height: number, step: number): string {
  const count = Math.ceil(sheet.width / step) + 1;
  const tops = Array.from({ length: count }, (_, index) => {
    const top = Math.round(height * (0.6 + 0.4 * Math.sin(index * 1.9 + step)));
    return `q${Math.round(step * 0.3)} ${-Math.round(top * 0.3)} ${step / 2} ${-top}t${step / 2} ${top}`;
  });
  return `M-20 ${base}v-20${tops.join('')}v20z`;
}
