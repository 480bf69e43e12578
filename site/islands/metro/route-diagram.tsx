import { Fragment } from 'react';
import { fill } from '#domain/fill.ts';
import type { Preference } from '#domain/metro-journey.ts';
import type { ChangeView, JourneyView, RideView, StationView } from '#domain/metro-view.ts';
import { AskCard } from './ask-card.tsx';
import { stopsText } from './counted.ts';
import { LineBadge } from './line-badge.tsx';
import type { MetroProps } from './metro-words.ts';
import styles from './route-diagram.module.css';

interface Props extends Pick<MetroProps, 'words' | 'locale'> {
  readonly journey: JourneyView;
  readonly way: Preference;
}

/** The journey as a drawn line: every ride in its colour, its stops, and the changes between. */
export function RouteDiagram({ journey, ...props }: Props) {
  return (
    <ol className={styles.rides}>
      {journey.rides.map((ride, index) => (
        <Fragment key={index}>
          {index > 0 && <Change change={journey.changes[index - 1]} ride={ride} {...props} />}
          <Train ride={ride} index={index} {...props} />
        </Fragment>
      ))}
    </ol>
  );
}

type PartProps = Omit<Props, 'journey'>;

function Train({ ride, index, words, locale }: PartProps & { ride: RideView; index: number }) {
  const { answer: copy } = words;
  const { line, towards, stations, minutes, rare } = ride;
  const [first, ...others] = stations;
  const last = others.pop();
  return (
    <li className={styles.ride} data-metro-line={line.id}>
      {first && <Station station={first} end="first" />}
      <div className={styles.train}>
        <Track />
        <p className={styles.towards}>
          <LineBadge line={line} locale={locale} />
          <span>
            {copy.towards.replace('{name}', '')}
            <b lang="ko">{towards.hangul}</b> {towards.name}
          </span>
        </p>
        <p className="note">
          {`${stopsText(ride.stops, copy)}, ${fill(copy.aboutMinutes, { count: String(minutes) })}`}
        </p>
        {rare && <p className="note">{copy.rare}</p>}
        {last && (
          <AskCard
            id={`ask-${index}`}
            station={last}
            line={line}
            towards={towards}
            words={copy.ask}
            locale={locale}
          />
        )}
      </div>
      {others.length > 0 && (
        <ol className={styles.stops}>
          {others.map((station) => (
            <li key={station.id}>
              <Station station={station} />
            </li>
          ))}
        </ol>
      )}
      {last && <Station station={last} end="last" />}
    </li>
  );
}

function Station({ station, end }: { station: StationView; end?: 'first' | 'last' }) {
  return (
    <div className={`${styles.station} ${end ? styles.main : ''}`}>
      <svg className={styles.track} aria-hidden="true">
        <line
          x1="14"
          x2="14"
          y1={end === 'first' ? '50%' : '0'}
          y2={end === 'last' ? '50%' : '100%'}
        />
        <circle cx="14" cy="50%" r={end ? 9 : 5.5} />
      </svg>
      <span lang="ko">{station.hangul}</span> <span>{station.name}</span>
    </div>
  );
}

function Track() {
  return (
    <svg className={styles.track} aria-hidden="true">
      <line x1="14" x2="14" y1="0" y2="100%" />
    </svg>
  );
}

function Change({
  change,
  ride,
  words,
}: PartProps & { change: ChangeView | undefined; ride: RideView }) {
  const { answer: copy } = words;
  if (!change) return null;
  const { minutes, metres, walkMinutes, sameLine } = change;
  return (
    <li className={styles.change}>
      <svg className={styles.track} aria-hidden="true">
        <line x1="14" x2="14" y1="0" y2="100%" />
      </svg>
      <p>{fill(copy.change, { minutes: String(minutes) })}</p>
      <p className="note">
        {metres === undefined
          ? copy.noWalk
          : fill(copy.walk, { metres: String(metres), minutes: String(walkMinutes) })}
      </p>
      {sameLine && <p className="note">{fill(copy.branch, { name: ride.towards.name })}</p>}
    </li>
  );
}
