import { lazy, Suspense, type ReactNode } from 'react';
import type { Trip } from '#domain/trips/trip.ts';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import { Button } from '#site/ui/button.tsx';
import sheet from './tool.css?url';
import type { StartProps } from './start-props.ts';
import { useFacts } from './use-facts.ts';

/** Its styles come with it, and nothing shows without them. */
const TripTool = lazy(async () => {
  const [module] = await Promise.all([import('./trip-tool.tsx'), addStylesheet(sheet)]);
  return { default: module.TripTool };
});

export interface LateProps {
  readonly page: StartProps;
  readonly trip: Trip | undefined;
  /** The text of a link to a trip, after its `#`. */
  readonly linked: string | undefined;
  /** What the visitor asked for before there was a trip. */
  readonly asked: { readonly kind: 'search' | 'open' } | undefined;
  /** The ways to begin a trip, with a card below their heading. */
  readonly start: (card?: ReactNode) => ReactNode;
}

/** What shows a trip: its code, its words and what the guide knows come when there is one. */
export function Late(props: LateProps) {
  const { url, catalogue, start } = props.page;
  const { facts, failed, again } = useFacts(url, catalogue);
  if (failed) {
    return (
      <div className="wrap trip-loading" role="alert">
        <h1 id="trip-title" tabIndex={-1}>
          {props.page.head.heading}
        </h1>
        <p>{start.failed}</p>
        <Button onClick={again}>{start.retry}</Button>
      </div>
    );
  }
  const waiting = <Waiting {...props} />;
  if (!facts) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TripTool {...props} facts={facts} />
    </Suspense>
  );
}

/** The place of the trip until it is there; what stood there before stays. */
function Waiting({ page, trip, linked, start }: LateProps) {
  if (!trip && !linked) return start();
  return (
    <div className="wrap trip-loading">
      <h1 id="trip-title" tabIndex={-1}>
        {trip?.name || page.head.heading}
      </h1>
      <p role="status" className="muted">
        {page.start.loading}
      </p>
    </div>
  );
}
