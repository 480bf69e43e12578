import { Fragment } from 'react';
import { fill } from '#domain/text/fill.ts';
import type { Preference } from '#domain/metro/metro-journey.ts';
import type { ChangeView, JourneyView, RideView, StationView } from '#domain/metro/metro-view.ts';
import { AskCard } from './ask-card.tsx';
import { stopsText } from './counted.ts';
import { LineBadge } from './line-badge.tsx';
import type { MetroProps } from './metro-text.ts';
import styles from './route-diagram.module.css';

interface Props extends Pick<MetroProps, 'metroText' | 'locale'> {
  readonly journey: JourneyView;
  readonly way: Preference;
}

/** What a row of a wide screen has room for, in px; a longer journey begins a row with every ride. */
const rowWidth = 1150;
const changeWidth = 140;

/** A station is as wide as the longest word of its name. */
const widthOf = ({ name }: StationView) =>
  Math.max(84, ...name.split(/[\s(-]+/).map((word) => word.length * 9 + 8));

/** The journey as a drawn line, across on wide screens: every ride in its colour, its stops, the changes between. */
export function RouteDiagram({ journey, ...props }: Props) {
  const { rides, changes } = journey;
  const stations = rides.flatMap((ride) => ride.stations);
  const width = stations.reduce(
    (sum, station) => sum + widthOf(station),
    changes.length * changeWidth,
  );
  return (
    <ol
      className={styles.rides}
      data-one-row={(width <= rowWidth && changes.length < 3) || undefined}
    >
      {rides.map((ride, index) => (
        <Fragment key={index}>
          {index > 0 && <Change change={changes[index - 1]} ride={ride} {...props} />}
          <Train ride={ride} index={index} {...props} />
        </Fragment>
      ))}
    </ol>
  );
}

type PartProps = Omit<Props, 'journey'>;

function Train({ ride, index, metroText, locale }: PartProps & { ride: RideView; index: number }) {
  const { answer: text } = metroText;
  const { line, towards, stations, minutes, rare } = ride;
  const [first, ...others] = stations;
  const last = others.pop();
  return (
    <li className={styles.ride}>
      {first && <Station station={first} colour={line.colour} end="first" />}
      <div className={styles.train}>
        <Track colour={line.colour} className={styles.under} />
        <p>
          <LineBadge line={line} locale={locale} /> {text.towards.replace('{name}', '')}
          <b lang="ko">{towards.hangul}</b> {towards.name}
        </p>
        <p className="note">
          {`${stopsText(ride.stops, text)}, ${fill(text.aboutMinutes, { count: String(minutes) })}`}
        </p>
        {rare && <p className="note">{text.rare}</p>}
        {last && (
          <AskCard
            id={`ask-${index}`}
            station={last}
            line={line}
            towards={towards}
            text={text.ask}
            locale={locale}
          />
        )}
      </div>
      {others.length > 0 && (
        <ol className={styles.stops}>
          {others.map((station) => (
            <li key={station.id}>
              <Station station={station} colour={line.colour} />
            </li>
          ))}
        </ol>
      )}
      {last && <Station station={last} colour={line.colour} end="last" />}
    </li>
  );
}

interface StationProps {
  readonly station: StationView;
  readonly colour: string;
  readonly end?: 'first' | 'last';
}

function Station({ station, colour, end }: StationProps) {
  return (
    <div className={`${styles.station} ${end ? styles.main : ''}`} data-end={end}>
      <span lang="ko">{station.hangul}</span> <Track colour={colour} radius={end ? 9 : 5.5} />
      <span>
        {station.name.split(/(?=\()/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </div>
  );
}

interface TrackProps {
  readonly colour: string;
  readonly radius?: number;
  readonly className?: string | undefined;
}

/** A piece of the line, with a circle at a station. The style sheet says which way it goes. */
function Track({ colour, radius, className = '' }: TrackProps) {
  return (
    <svg className={`${styles.track} ${className}`} color={colour} aria-hidden="true">
      <rect />
      {radius && <circle r={radius} strokeWidth={radius / 2 + 0.5} />}
    </svg>
  );
}

function Change({
  change,
  ride,
  metroText,
}: PartProps & { change: ChangeView | undefined; ride: RideView }) {
  const { answer: text } = metroText;
  if (!change) return null;
  const { minutes, metres, walkMinutes, sameLine } = change;
  return (
    <li className={styles.change}>
      <p>{fill(text.change, { minutes: String(minutes) })}</p>
      {metres !== undefined && (
        <p className="note">
          {fill(text.walk, { metres: String(metres), minutes: String(walkMinutes) })}
        </p>
      )}
      {sameLine && <p className="note">{fill(text.branch, { name: ride.towards.name })}</p>}
    </li>
  );
}
