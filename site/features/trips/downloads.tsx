import { tripRoutes } from '#domain/trips/trip-files.ts';
import { startName } from '#site/lib/itinerary-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/button.tsx';
import { Share } from '#site/ui/share.tsx';
import styles from './cost-section.module.css';
import type { OpenTrip, TripPageText } from './plan.ts';
import { gpxFile } from '#domain/trips/gpx.ts';
import { plannedStops, plannedTrip } from './planned-trip.ts';
import type { TripState } from './use-trip.ts';

interface Props {
  readonly trip: OpenTrip;
  readonly state: TripState;
  readonly text: TripPageText;
}

/** The trip to take along: the route, paper, and its URL. The calendar stands at the date. */
export function Downloads({ trip, state, text }: Props) {
  const { calendar, route, print: onPaper, share, timeline } = text;
  const query = useQuery();

  function saveRoute() {
    const dayName = (day: number) => timeline.day.replace('{number}', `${day}`);
    const routes = tripRoutes(plannedTrip(state.days), plannedStops(trip), dayName);
    saveFile(`${trip.id}.gpx`, 'application/gpx+xml', gpxFile(trip.title, routes));
  }

  return (
    <section aria-labelledby="downloads" className={`needs-script not-printed ${styles.beside}`}>
      <h3 id="downloads">{calendar.heading}</h3>
      <div className="row">
        <Button look="line" onClick={saveRoute}>
          {route.button}
        </Button>
        <Button look="line" onClick={() => print()}>
          {onPaper}
        </Button>
        <Share title={trip.title} to={`${sharedQuery(query, state.start)}#plan`} text={share} />
      </div>
      <p className="note">{route.hint}</p>
    </section>
  );
}

/** What is shared is the day in view, the first day and the order of days. */
function sharedQuery(query: URLSearchParams, start: string): string {
  const shared = new URLSearchParams();
  for (const [name, value] of [
    ['day', query.get('day')],
    // A first day that the device keeps does not stand in the query.
    [startName, start],
    ['order', query.get('order')],
  ] as const)
    if (value) shared.set(name, value);
  return shared.size > 0 ? `?${shared}` : '';
}
