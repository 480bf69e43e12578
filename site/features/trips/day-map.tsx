import type { Locale } from '#content/locale.ts';
import { routeLink } from './route-link.ts';
import { DayLegend, DayPicture } from '#site/ui/day-map/day-picture.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import styles from './day-map.module.css';
import type { TripText, TripDay } from './plan.ts';

interface Props {
  readonly day: TripDay;
  /** The day of the trip, from 1. */
  readonly position: number;
  readonly text: Pick<TripText, 'map' | 'route'>;
  readonly locale: Locale;
}

/** The day's places and ways on the guide's own map: as SVG, without map tiles or other services. */
export function DayMap({ day: { map, activities }, position, text, locale }: Props) {
  if (!map) return <p className="muted">{text.map.none}</p>;
  const count = map.wide.dots.length;
  const counted = text.map.count[count === 1 ? 'one' : 'other'].replace('{number}', `${count}`);
  const heading = `${text.map.heading.replace('{number}', `${position}`)}: ${counted}`;
  const route = routeLink(
    activities.flatMap(({ title, stop }) =>
      stop ? { name: stop.hangul ?? title, lat: stop.lat, lng: stop.lng } : [],
    ),
  );
  return (
    <figure className={styles.figure}>
      {(['wide', 'narrow'] as const).map((frame) => (
        <DayPicture
          key={frame}
          frame={frame}
          drawing={map[frame]}
          heading={heading}
          className={styles[frame]}
        />
      ))}
      <figcaption>
        <DayLegend drawing={map.wide} text={text.map.legend} locale={locale} />
        {map.wide.rides.length > 0 && <p className="muted">{text.map.note}</p>}
        {route && (
          <p>
            <ExternalLink href={route} locale={locale}>
              {text.route.open}
            </ExternalLink>
          </p>
        )}
      </figcaption>
    </figure>
  );
}
