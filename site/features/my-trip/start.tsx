import type { ReactNode } from 'react';
import { roundedWon, won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { undo } from '#site/lib/trip-state.ts';
import { Button } from '#site/ui/button.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { surface } from '#site/ui/surface.ts';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { StartDates } from './start-dates.tsx';
import type { StartProps } from './start-props.ts';
import styles from './start.module.css';

interface Props {
  readonly page: StartProps;
  /** Opens the trip of a link of this page. */
  readonly open: (link: string) => void;
  readonly create: (start: string, days: number) => void;
  readonly add: (id: string, name: string) => void;
  readonly search: () => void;
  readonly openFile: () => void;
  /** What is wrong with the link that was opened. */
  readonly card?: ReactNode;
  /** What emptied the trip, and can be undone. */
  readonly undo: string | undefined;
}

/** Three ways to begin a trip: an itinerary, dates, a place. Without JavaScript, links to read. */
export function Start({ page, create, card, ...act }: Props) {
  const { start, head, locale, holidays } = page;
  return (
    <div className={`wrap not-printed ${styles.start}`}>
      <h1 id="trip-title" tabIndex={-1}>
        {head.heading}
      </h1>
      <p className={styles.lead}>{head.lead}</p>
      {act.undo !== undefined && (
        <p className={`needs-script ${styles.undo}`}>
          <Button look="line" id="trip-undo" onClick={() => undo()}>
            {fill(start.undo, { what: act.undo })}
          </Button>
        </p>
      )}
      {card}
      {page.children}
      <h2 id="begin" className={styles.own}>
        {start.own}
      </h2>
      <div className={styles.patches}>
        <FromItinerary page={page} open={act.open} />
        <section className={surface('hwang')} aria-labelledby="start-dates">
          <h3 id="start-dates">{start.dates.heading}</h3>
          <p>{start.dates.lead}</p>
          <StartDates start={start} holidays={holidays} locale={locale} create={create} />
          <p className="without-script">{start.dates.without}</p>
        </section>
        <FromPlace page={page} add={act.add} search={act.search} />
      </div>
      <div className={`needs-script ${styles.open}`}>
        <p>{start.open.lead}</p>
        <Button look="line" onClick={act.openFile}>
          {start.open.button}
        </Button>
      </div>
    </div>
  );
}

function FromItinerary({ page, open }: Pick<Props, 'page' | 'open'>) {
  const { start, ready, itineraries, locale } = page;
  return (
    <section className={surface('indigo')} aria-labelledby="start-ready">
      <h3 id="start-ready">{start.ready.heading}</h3>
      <p>{start.ready.lead}</p>
      <ul className={styles.trips}>
        {ready.map(({ id, title, length, won: total, href, link }) => (
          <li key={id}>
            <a
              href={href}
              onClick={(event) => {
                event.preventDefault();
                open(link);
              }}
            >
              <b>{title}</b> <span>{length}</span>{' '}
              <span>{withAmounts(`≈ ${won(roundedWon(total), locale)}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.last}>
        <a href={itineraries}>{start.ready.all}</a>
      </p>
    </section>
  );
}

function FromPlace({ page, add, search }: Pick<Props, 'page' | 'add' | 'search'>) {
  const { place } = page.start;
  return (
    <section className={surface('celadon')} aria-labelledby="start-place">
      <h3 id="start-place">{place.heading}</h3>
      <p>{place.lead}</p>
      <button type="button" className={`needs-script ${styles.search}`} onClick={search}>
        {place.label}
      </button>
      <p>{place.more}</p>
      <ul className={styles.places}>
        {page.starters.map(({ id, name, href, picture }) => (
          <li key={id}>
            <a
              href={href}
              onClick={(event) => {
                event.preventDefault();
                add(id, name);
              }}
            >
              <Picture picture={picture} alt="" title={name} sizes="200px" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
