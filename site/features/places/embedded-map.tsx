import type { ReactNode } from 'react';
import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { Point } from '#domain/drawn-map/geometry.ts';
import { spread } from '#domain/drawn-map/spread.ts';
import { BaseSymbols } from '#site/ui/drawn-map/base-symbols.tsx';
import { EmbedLink } from '#site/ui/embed-link.tsx';
import { Badge } from './badge.tsx';
import { drawBusan } from './busan-drawing.ts';
import { BusanMap } from './busan-map.tsx';
import styles from './embedded-map.module.css';
import type { EmbeddedMapView } from './read-embedded-map.ts';
import { drawSeoulCentre } from './seoul-centre.ts';
import { beyondText, CentreMap } from './seoul-centre-map.tsx';

interface Props {
  readonly view: EmbeddedMapView;
  readonly base: BaseMap;
}

/** The drawn map of a city with a number on each place, and their names as links to the guide. */
export function EmbeddedMap({ view, base }: Props) {
  return view.city === 'seoul' ? (
    <EmbeddedSeoul view={view} base={base} />
  ) : (
    <EmbeddedBusan view={view} base={base} />
  );
}

function EmbeddedSeoul({ view, base }: Props) {
  const map = drawSeoulCentre(view.places, base);
  const points = spread(
    map.places.map(({ point }) => point),
    { width: map.width, height: map.height, radius: 14 },
  );
  const apart = {
    ...map,
    places: map.places.map((place, index) => ({ ...place, point: points[index] ?? place.point })),
  };
  const drawn = { ...base, lines: base.lines.filter(({ id }) => map.lines.includes(id)) };
  const away = new Map(map.beyond.map((place) => [place.id, beyondText(place, view.text)]));
  return (
    <Sheet view={view} inOrder={view.places} away={away} className={styles.seoul}>
      <BaseSymbols base={drawn} regions={['seoul']} />
      <CentreMap map={apart} viewBox="10 6 370 456" page={view.href} />
    </Sheet>
  );
}

function EmbeddedBusan({ view, base }: Props) {
  const { order } = drawBusan(view.places, base);
  return (
    <Sheet view={view} inOrder={order} className={styles.busan}>
      <BusanMap
        places={view.places}
        base={base}
        text={view.text}
        apart={{
          page: view.href,
          mark,
        }}
      />
    </Sheet>
  );
}

/** @param index From 0. */
function mark({ x, y }: Point, index: number) {
  return <Badge number={index + 1} x={x} y={y} />;
}

interface SheetProps {
  readonly view: EmbeddedMapView;
  readonly inOrder: readonly { readonly id: string; readonly name: string }[];
  /** Of places beyond the map, how far they are. */
  readonly away?: ReadonlyMap<string, string>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Sheet({ view, inOrder, away, className, children }: SheetProps) {
  const { heading, href, guide } = view;
  return (
    <>
      <h1>
        <EmbedLink href={href} newTab={guide.newTab}>
          {heading}
        </EmbedLink>
      </h1>
      <div className={`embed-map ${styles.map} ${className}`}>{children}</div>
      <ol className={styles.names}>
        {inOrder.map(({ id, name }, index) => (
          <li key={id}>
            <b>{index + 1}</b>
            {'\u00a0'}
            <EmbedLink href={`${href}#${id}`} newTab={guide.newTab}>
              {name}
            </EmbedLink>
            {away?.has(id) && <span>{`, ${away.get(id)}`}</span>}{' '}
          </li>
        ))}
      </ol>
    </>
  );
}
