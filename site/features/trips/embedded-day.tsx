import type { BaseMap } from '#site/lib/read-base-map.ts';
import { DayPicture } from '#site/ui/day-map/day-picture.tsx';
import { BaseSymbols } from '#site/ui/drawn-map/base-symbols.tsx';
import { EmbedLink } from '#site/ui/embed-link.tsx';
import styles from './embedded-day.module.css';
import { planOf } from './plan.ts';
import type { EmbeddedDayView } from './read-embedded-day.ts';
import { TimeOfDay } from './time-of-day.tsx';

interface Props {
  readonly view: EmbeddedDayView;
  readonly base: BaseMap;
}

/** A day with its places on the map and its stops in order. */
export function EmbeddedDay({ view, base }: Props) {
  const { page, day, href, itinerary, heading, position, guide } = view;
  const planned = planOf(page, base).days[day - 1];
  const map = planned?.map?.narrow;
  const { timeline } = page.itinerariesText;
  const drawn = { ...base, lines: base.lines.filter(({ id }) => map?.lines.includes(id)) };
  return (
    <>
      <div>
        <p className={styles.of}>
          {itinerary} · {position}
        </p>
        <h1>
          <EmbedLink href={href} newTab={guide.newTab}>
            {heading}
          </EmbedLink>
        </h1>
      </div>
      {map && (
        <div className={`embed-map ${styles.map}`}>
          <BaseSymbols base={drawn} regions={[map.view.region]} />
          <DayPicture frame="narrow" drawing={map} heading={heading} />
        </div>
      )}
      <ol className={styles.stops}>
        {planned?.activities.map(({ id, time, title, stop }) => (
          <li key={id}>
            <b>{stop?.number}</b>
            <span className={styles.time}>
              <TimeOfDay time={time} text={timeline} />
            </span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
