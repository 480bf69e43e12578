import type { ReactNode } from 'react';
import type { Point } from '#domain/drawn-map/geometry.ts';
import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { SpreadText } from '#content/text/city-spread.ts';
import { Label } from '#site/ui/drawn-map/label.tsx';
import { lineColor } from '#site/ui/drawn-map/line-color.ts';
import { LineSign } from '#site/ui/drawn-map/line-sign.tsx';
import { drawBusan, sheet } from './busan-drawing.ts';
import type { CityPlace } from './city-drawing.ts';
import styles from './busan-map.module.css';
import look from './city-spread.module.css';
import { Art, CardLink, Hills, WaterName } from './city-map.tsx';

interface Props {
  readonly places: readonly CityPlace[];
  readonly base: BaseMap;
  readonly text: SpreadText;
  /** Where the map stands small on another website: the page with the cards, and what is written for their names. */
  readonly apart?: {
    readonly page: string;
    readonly mark: (at: Point, index: number) => ReactNode;
  };
}

/** The coast of Busan with its places in order; on a phone it slides sideways. */
export function BusanMap({ places, base, text: { names }, apart }: Props) {
  const map = drawBusan(places, base, names.bridge);
  const { width, height, horizon } = sheet;
  const name = (text: string, { x, y }: { x: number; y: number }) => (
    <text
      x={x}
      y={y}
      fill="light-dark(#0e3b45, #b9d6d6)"
      stroke="var(--halo)"
      strokeWidth="4"
      paintOrder="stroke"
      fontSize="15"
      fontWeight="600"
      textAnchor="middle"
    >
      {text}
    </text>
  );
  return (
    <svg
      className={`${look.map} ${styles.map}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect
        fill="light-dark(#94c3c3, #0b1a27)"
        y={horizon}
        width={width}
        height={height - horizon}
      />
      <g
        fill="none"
        stroke="light-dark(#fff8ea, transparent)"
        strokeWidth="7"
        strokeLinejoin="round"
        opacity="0.7"
      >
        <path d={map.coast} />
        <path d={map.islands} />
      </g>
      <path fill="none" stroke="var(--map-shore)" strokeWidth="3" d={map.coast + map.islands} />
      <path fill="var(--map-land)" d={map.land + map.islands} />
      <path fill="var(--map-green)" d={map.greens} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="light-dark(#94c3c3, #0b1a27)" strokeWidth="20" d={map.river} />
        <path stroke="var(--map-road)" strokeWidth="2.5" d={map.roads} />
        {map.lines.map(({ id, colour, path }) => (
          <path key={id} stroke={lineColor(colour)} strokeWidth="3" opacity="0.6" d={path} />
        ))}
        <path stroke="var(--vermilion)" strokeWidth="3.4" d={map.bridge} />
      </g>
      <rect fill="light-dark(#f3e7cd, #12263a)" width={width} height={horizon + 20} />
      <g fill="light-dark(#c3d4c2, #1b3e48)" opacity="0.85">
        <path d={ranges(horizon + 46, 44, 210)} />
        <path d={ranges(horizon + 46, 30, 150)} />
      </g>
      <Hills hills={map.hills} />
      {map.lines.flatMap(({ id, sign, colour, signs }) =>
        signs.map(({ x, y }) => (
          <LineSign key={`${id} ${x}`} sign={sign} colour={colour} size={24} x={x} y={y} />
        )),
      )}
      {name('Dadaepo', map.names.dadaepo)}
      {name('Gijang', map.names.gijang)}
      {name('Yeongdo', map.names.yeongdo)}
      <WaterName x="250" y={height - 14}>
        {names.strait}
      </WaterName>
      <WaterName x="980" y={height - 60}>
        {names.eastSea}
      </WaterName>
      <g fill="var(--map-text)" transform={`translate(${width - 68} ${height - 70}) rotate(36)`}>
        <path
          d="M0 16V-18M-6 -9L0 -20 6 -9"
          fill="none"
          stroke="var(--map-text)"
          strokeWidth="1.5"
        />
        <text y="-26" fontSize="15" textAnchor="middle">
          N
        </text>
      </g>
      {map.bridgeLabel && <Label {...map.bridgeLabel} />}
      {map.places.map(({ id, name: called, pin, badge, art, label }, index) => (
        <CardLink key={id} id={id} page={apart?.page} name={apart && called}>
          <circle className={look.pin} cx={pin.x} cy={pin.y} r="5" />
          <Art {...art} />
          {apart ? apart.mark(badge, index) : label && <Label {...label} />}
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
