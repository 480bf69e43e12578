import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { SpreadText } from '#content/text/city-spread.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import { Label } from '#site/ui/drawn-map/label.tsx';
import { LineSign } from '#site/ui/drawn-map/line-sign.tsx';
import type { CityPlace } from './city-drawing.ts';
import look from './city-map.module.css';
import { Art, CardLink, Hills, WaterName } from './city-map.tsx';
import { drawSeoul, drawSeoulCentre } from './seoul-drawing.ts';
import { riverNames } from './seoul-layout.ts';
import styles from './seoul-map.module.css';

interface Props {
  readonly places: readonly CityPlace[];
  readonly base: BaseMap;
  readonly text: SpreadText;
}

/** Seoul on a wide screen: each place with its drawing and name. */
export function SeoulMap({ places, base, text }: Props) {
  const map = drawSeoul(places, base);
  return (
    <svg
      className={`${look.map} ${styles.wide}`}
      viewBox={`0 0 ${map.width} ${map.height}`}
      aria-hidden="true"
    >
      <Base view={map.view} lines={[]} />
      <Hills hills={map.hills} />
      <Base view={map.view} lines={map.lines} metroOnly />
      {riverNames.map(({ name, x, y, turn }) => (
        <WaterName
          key={name}
          lang={name === 'river' ? undefined : 'ko'}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {text.names[name]}
        </WaterName>
      ))}
      {map.threads.map(({ id, from, to }) => (
        <path key={id} className={look.thread} d={`M${from.x} ${from.y}L${to.x} ${to.y - 12}`} />
      ))}
      {map.signs.map(({ line, x, y }) => (
        <LineSign key={`${x} ${y}`} {...line} size={17} x={x} y={y} />
      ))}
      {map.labels
        .filter(({ id }) => id.startsWith('area-'))
        .map(({ id, ...label }) => (
          <Label key={id} {...label} />
        ))}
      {map.pins.map(({ id, x, y }) => {
        const art = map.arts.find((each) => each.id === id);
        const label = map.labels.find((each) => each.id === id);
        return (
          <CardLink key={id} id={id}>
            <circle className={look.pin} cx={x} cy={y} r="5" />
            {art && <Art {...art} />}
            {label && <Label {...label} />}
          </CardLink>
        );
      })}
      <g fill="var(--map-text)">
        <path
          d={`M${map.width - 40} ${map.height - 36}v5h${-Math.round(map.scale)}v-5`}
          fill="none"
          stroke="var(--map-text)"
          strokeWidth="1.5"
        />
        <text x={map.width - 40} y={map.height - 40} fontSize="12.5" textAnchor="end">
          2 km
        </text>
      </g>
    </svg>
  );
}

/** The centre on a phone: drawings and numbers, named in the list below. */
export function SeoulCentre({ places, base, text }: Props) {
  const map = drawSeoulCentre(places, base);
  return (
    <div className={styles.narrow}>
      <svg className={look.map} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        <Base view={map.view} lines={[]} />
        <Hills hills={map.hills} />
        <Base view={map.view} lines={map.lines} metroOnly />
        {map.places.map(({ id, number, point, art, badge }) => (
          <CardLink key={id} id={id}>
            {art && (
              <path
                className={look.thread}
                d={`M${point.x} ${point.y}L${Math.round(art.foot.x)} ${Math.round(art.foot.y - 12)}`}
              />
            )}
            <circle className={look.pin} cx={point.x} cy={point.y} r="4" />
            {art && <Art {...art} />}
            <circle
              cx={badge.x}
              cy={badge.y}
              r="10"
              fill="var(--brand)"
              stroke="var(--map-land)"
              strokeWidth="2"
            />
            <text
              x={badge.x}
              y={badge.y + 4.2}
              fill="var(--bg)"
              fontFamily="var(--display)"
              fontSize="12"
              fontWeight="700"
              textAnchor="middle"
            >
              {number}
            </text>
          </CardLink>
        ))}
      </svg>
      {map.beyond.length > 0 && (
        <ul className={`row ${styles.beyond}`}>
          {map.beyond.map(({ id, number, name, side, kilometres }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b>{number}</b> {name}
              </a>
              , {text.beyond[side].replace('{distance}', `${kilometres}\u00a0km`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
