import type { TransportPage } from './read.ts';
import { along, narrow, path, quarters, reach, wide, type Frame } from './ways-frame.ts';
import styles from './ways-drawing.module.css';

type Props = Pick<TransportPage['fourWays'], 'text' | 'means' | 'track'>;

const start = { minutes: 0, share: 0 };
const ids = ['arex-all-stop', 'arex-express', 'limousine', 'international-taxi'] as const;

/** The ways by minutes and kilometres of track. What it shows stands in words below it. */
export function WaysDrawing(props: Props) {
  return (
    <>
      <svg
        viewBox={`0 0 ${wide.width} ${wide.height}`}
        aria-hidden="true"
        className={`${styles.drawing} ${styles.wide}`}
      >
        <Grid {...props} frame={wide} />
        <Ways {...props} frame={wide} />
        <WideWords {...props} />
      </svg>
      <svg
        viewBox={`0 0 ${narrow.width} ${narrow.height}`}
        aria-hidden="true"
        className={`${styles.drawing} ${styles.narrow}`}
      >
        <Grid {...props} frame={narrow} />
        <Ways {...props} frame={narrow} />
        <NarrowWords {...props} />
      </svg>
    </>
  );
}

const rideOf = (means: Props['means'], id: (typeof ids)[number]) => {
  const span = means.find((each) => each.id === id)?.rides[0]?.span;
  return { from: span?.from ?? 0, to: span?.to ?? 0 };
};

/** A line for every quarter of an hour, and one for each place on the way. */
function Grid({ track, frame }: Props & { frame: Frame }) {
  const lines = [
    ...quarters.map((minutes) => [0, 1].map((share) => ({ minutes, share }))),
    ...[0, track.gimpo.share, 1].map((share) => [0, reach].map((minutes) => ({ minutes, share }))),
  ];
  return (
    <>
      <path d={lines.map((line) => path(frame, line)).join('')} className={styles.grid} />
      <path
        d={path(frame, [
          { minutes: 0, share: track.hongdae.share },
          { minutes: reach, share: track.hongdae.share },
        ])}
        className={styles.goal}
      />
    </>
  );
}

function Ways({ means, track, frame }: Props & { frame: Frame }) {
  const { share, minutes } = track.hongdae;
  const express = rideOf(means, 'arex-express').from;
  const bus = rideOf(means, 'limousine');
  const arrivals = [bus.from, bus.to].map((each) => ({ minutes: each, share }));
  const [home, hongdae] = [frame.at(0, 0), frame.at(minutes, share)];
  const station = frame.at(express, 1);
  return (
    <>
      <g data-way="limousine">
        <path d={path(frame, [start, ...arrivals, start])} className={styles.fan} />
        <path d={path(frame, arrivals)} className={styles.heavy} />
      </g>
      <g data-way="arex-express">
        <path d={path(frame, [start, { minutes: express, share: 1 }])} />
        <path
          d={path(frame, [
            { minutes: express, share: 1 },
            { minutes: express + (bus.from - express) / 2, share: 1 },
            { minutes: express + (bus.from - express) / 2 + track.back, share },
          ])}
          className={styles.back}
        />
        <circle cx={station.x} cy={station.y} r="6" />
      </g>
      <g data-way="arex-all-stop">
        <path d={path(frame, [start, ...track.stops])} className={styles.heavy} />
        {track.stops.slice(0, -1).map((stop) => {
          const { x, y } = frame.at(stop.minutes, stop.share);
          return <circle key={stop.minutes} cx={x} cy={y} r="2.6" className={styles.stop} />;
        })}
        <circle cx={hongdae.x} cy={hongdae.y} r="10" />
      </g>
      <circle cx={home.x} cy={home.y} r="7" className={styles.home} />
    </>
  );
}

function WideWords({ text, means, track }: Props) {
  const { share, minutes } = track.hongdae;
  const express = rideOf(means, 'arex-express').from;
  const bus = rideOf(means, 'limousine');
  const places = [
    { name: text.airport, share: 0 },
    { name: text.gimpo, share: track.gimpo.share },
    { name: text.hongdae, share },
    { name: text.station, share: 1 },
  ];
  const lines = {
    'arex-all-stop': { transform: along(wide, track.hongdae, 0.36), dy: -11 },
    'arex-express': { transform: along(wide, { minutes: express, share: 1 }, 0.3), dy: 24 },
    limousine: { transform: along(wide, { minutes: bus.to, share }, 0.36), dy: -11 },
  };
  const [arrival, changed] = [wide.at(minutes, share), wide.at(express, 1)];
  const middle = wide.at((bus.from + bus.to) / 2, share);
  const taxi = wide.at(50, 0.13);
  return (
    <>
      {quarters.map((each) => (
        <text key={each} x={wide.at(each, 0).x} y="30" textAnchor="middle">
          {each === 0 ? text.start : `${each} ${text.minutes}`}
        </text>
      ))}
      {places.map((place) => (
        <text
          key={place.name}
          x="172"
          y={wide.at(0, place.share).y + 6}
          textAnchor="end"
          className={place.share === share ? styles.goalName : styles.place}
        >
          {place.name}
        </text>
      ))}
      {Object.entries(lines).map(([id, line]) => (
        <text key={id} data-way={id} {...line} className={styles.name}>
          {text.names[id as keyof typeof lines].long}
        </text>
      ))}
      <g data-way="international-taxi">
        <path d={`M${taxi.x} ${taxi.y - 6}l54 0`} className={styles.open} />
        <text x={taxi.x + 66} y={taxi.y} className={styles.name}>
          {text.names['international-taxi'].long}
        </text>
      </g>
      <text data-way="arex-all-stop" x={arrival.x + 8} y={arrival.y - 16} className={styles.end}>
        {minutes}
      </text>
      <text
        data-way="limousine"
        x={middle.x}
        y={middle.y - 14}
        textAnchor="middle"
        className={styles.second}
      >
        {means.find(({ id }) => id === 'limousine')?.rides[0]?.minutes}
      </text>
      <text
        data-way="arex-express"
        x={changed.x - 10}
        y={changed.y + 34}
        textAnchor="end"
        className={styles.second}
      >
        {express}
      </text>
      <text data-way="arex-express" x={changed.x + 6} y={changed.y + 30} className={styles.name}>
        {text.back.replace('{minutes}', String(track.back))}
      </text>
    </>
  );
}

function NarrowWords({ text, means, track }: Props) {
  const { share, minutes } = track.hongdae;
  const express = rideOf(means, 'arex-express').from;
  const bus = rideOf(means, 'limousine');
  const [home, goal, last] = [narrow.at(0, 0), narrow.at(0, share), narrow.at(0, 1)];
  const arrival = narrow.at(minutes, share);
  const [station, buses] = [narrow.at(express, 1), narrow.at((bus.from + bus.to) / 2, share)];
  return (
    <>
      <text x={home.x} y="22" className={styles.place}>
        {text.airport}
      </text>
      <text x={goal.x + 12} y="22" textAnchor="end" className={styles.goalName}>
        {text.hongdae}
      </text>
      <text x={last.x - 4} y="46" className={styles.place}>
        {text.stationShort}
      </text>
      {quarters.map((each) => (
        <text key={each} x="30" y={narrow.at(each, 0).y + 5} textAnchor="end">
          {each}
        </text>
      ))}
      <text
        data-way="arex-all-stop"
        x={arrival.x - 18}
        y={arrival.y + 12}
        textAnchor="end"
        className={styles.end}
      >
        {minutes}
      </text>
      <text data-way="arex-express" x={station.x + 12} y={station.y + 6} className={styles.second}>
        {express}
      </text>
      <text data-way="limousine" x={buses.x + 14} y={buses.y + 9} className={styles.second}>
        {means.find(({ id }) => id === 'limousine')?.rides[0]?.minutes}
      </text>
      {ids.map((id, index) => (
        <text key={id} data-way={id} x={home.x + 10} y={412 + index * 28} className={styles.name}>
          {text.names[id].short}
        </text>
      ))}
    </>
  );
}
