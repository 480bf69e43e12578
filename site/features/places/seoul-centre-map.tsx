import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { SpreadText } from '#content/text/city-spread.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import { Badge } from './badge.tsx';
import type { CityPlace } from './city-drawing.ts';
import look from './city-spread.module.css';
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
      <CentreMap map={map} viewBox={`0 0 ${map.width} ${map.height}`} />
      {map.beyond.length > 0 && (
        <ul className={`row ${styles.beyond}`}>
          {map.beyond.map(({ id, number, name, ...where }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b>{number}</b> {name}
              </a>
              , {beyondText(where, text)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Centre = ReturnType<typeof drawSeoulCentre>;

/** How far a place lies beyond the map, and where. */
export function beyondText(
  { side, kilometres }: Pick<Centre['beyond'][number], 'side' | 'kilometres'>,
  text: Pick<SpreadText, 'beyond'>,
): string {
  return text.beyond[side].replace('{distance}', `${kilometres}\u00a0km`);
}

interface MapProps {
  readonly map: Centre;
  readonly viewBox: string;
  /** The page with the cards, where the map stands on another website. */
  readonly page?: string | undefined;
}

export function CentreMap({ map, viewBox, page }: MapProps) {
  return (
    <svg className={look.map} viewBox={viewBox} aria-hidden="true">
      <Base view={map.view} lines={[]} />
      <Hills hills={map.hills} />
      <Base view={map.view} lines={map.lines} metroOnly />
      {map.places.map(({ id, art }) => (
        <Art key={id} {...art} />
      ))}
      {map.places.map(({ id, number, name, point }) => (
        <CardLink key={id} id={id} page={page} name={page && name}>
          <Badge number={number} x={point.x} y={point.y} />
        </CardLink>
      ))}
    </svg>
  );
}
