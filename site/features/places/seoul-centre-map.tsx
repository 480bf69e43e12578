import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { SpreadText } from '#content/text/city-spread.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import type { CityPlace } from './city-drawing.ts';
import look from './city-map.module.css';
import { Art, CardLink, Hills } from './city-map.tsx';
import { drawSeoulCentre } from './seoul-centre.ts';
import styles from './seoul-map.module.css';

interface Props {
  readonly places: readonly CityPlace[];
  readonly base: BaseMap;
  readonly text: SpreadText;
}

/** The centre of Seoul on a phone: a number on each place, named in the list below. */
export function SeoulCentre({ places, base, text }: Props) {
  const map = drawSeoulCentre(places, base);
  return (
    <div className={styles.narrow}>
      <svg className={look.map} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        <Base view={map.view} lines={[]} />
        <Hills hills={map.hills} />
        <Base view={map.view} lines={map.lines} metroOnly />
        {map.places.map(({ id, art }) => art && <Art key={id} {...art} />)}
        {map.places.map(({ id, number, point }) => (
          <CardLink key={id} id={id}>
            <circle className={styles.badge} cx={point.x} cy={point.y} r="12" />
            <text className={styles.number} fontSize="15" x={point.x} y={point.y + 5.2}>
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
