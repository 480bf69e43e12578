import type { City } from '#content/data/place-facts.ts';
import type { FurtherPlace } from './read.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import { Label } from '#site/ui/drawn-map/label.tsx';
import { PlaceArt } from '#site/ui/drawn-map/place-art.tsx';
import { numbered, type Numbered } from './city-drawing.ts';
import { CardLink } from './city-map.tsx';
import { centres, drawFurther, type FrameId } from './further-drawing.ts';
import styles from './further-map.module.css';

interface Props {
  readonly places: readonly FurtherPlace[];
  readonly city: City;
  readonly cityName: string;
  /** Above the trips. */
  readonly trips: string;
}

/** The further places with their drawings and the numbers of their rows: those in the city, and the trips from there. */
export function FurtherMap({ places, city, cityName, trips }: Props) {
  const away = new Set(places.flatMap(({ id, outside }) => (outside ? id : [])));
  const all = numbered(places);
  const sheets = [
    {
      name: cityName,
      shown: all.filter(({ id }) => !away.has(id)),
      region: city,
      frame: 'city',
    },
    {
      name: trips,
      shown: all.filter(({ id }) => away.has(id)),
      region: 'korea',
      frame: 'trips',
      start: { name: cityName, at: centres[city] },
    },
  ] as const;
  return (
    <div className={styles.maps}>
      {sheets.map(({ name, frame, ...sheet }) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <Sheet {...sheet} frame={frame} className={styles.wide} />
          <Sheet {...sheet} frame="narrow" className={styles.narrow} />
        </figure>
      ))}
    </div>
  );
}

interface SheetProps {
  readonly shown: readonly Numbered[];
  readonly region: City | 'korea';
  readonly start?: { readonly name: string; readonly at: (typeof centres)[City] };
  readonly frame: FrameId;
  readonly className: string | undefined;
}

function Sheet({ shown, region, start, frame, className }: SheetProps) {
  const { width, height, radius, view, dots, from, arts, labels, beyond } = drawFurther(
    shown,
    region,
    frame,
    start,
  );
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill="var(--map-water)" />
      <Base view={view} lines={[]} />
      {from && <circle className={styles.start} cx={from.x} cy={from.y} r="6" />}
      {beyond && <path className={styles.beyond} d={beyond} />}
      {arts.map(({ id, ...art }) => (
        <CardLink key={id} id={id}>
          <PlaceArt drawing={`further/${id}`} {...art} />
        </CardLink>
      ))}
      {labels.map(({ id, ...label }) => (
        <Label key={id} {...label} />
      ))}
      {dots.map(({ id, number, x, y }) => (
        <CardLink key={id} id={id}>
          <circle className={styles.dot} cx={x} cy={y} r={radius} />
          <text className={styles.number} x={x} y={y + 4.5} textAnchor="middle">
            {number}
          </text>
        </CardLink>
      ))}
    </svg>
  );
}
