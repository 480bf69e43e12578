import { memo, useId } from 'react';
import { formats } from '#content/formats.ts';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { namesOf } from '#domain/trips/own-stop.ts';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { duration } from './time-text.ts';
import type { DayView, StopView } from './days.ts';
import { findingText } from './finding-text.ts';
import { Grip } from './grip.tsx';
import { openingText } from './opening-text.ts';
import { StopMenu } from './stop-menu.tsx';
import { StopName } from './stop-name.tsx';
import { useMeans, type Means } from './tool.ts';

interface Props {
  readonly day: DayView;
  readonly stop: StopView;
  readonly index: number;
}

/** A stop of a day: its time, its name, whether it is open, and what can be done with it. */
export const StopRow = memo(function StopRow({ day, stop, index }: Props) {
  const means = useMeans();
  const id = useId();
  const { known, name, state, findings } = stop;
  const { note } = namesOf(stop.stop);
  const [worst] = findings;
  return (
    <article className="trip-stop" aria-labelledby={id} aria-describedby={worst && `${id}-w`}>
      <time
        className={stop.given ? undefined : 'guessed'}
        title={stop.given ? undefined : means.text.stop.guessed}
      >
        {clock(stop.at)}
      </time>
      <span className={`trip-number ${state}`} aria-hidden="true">
        {index + 1}
      </span>
      <div className="trip-stop-body">
        <h3 id={id}>
          <StopName known={known} name={name} />
        </h3>
        {known?.hangul && (
          <p>
            <span lang="ko">{known.hangul}</span>
            <ShowName
              korean={known.hangul}
              name={name}
              kind="place"
              label={means.text.stop.showName}
            />
          </p>
        )}
        <p className="trip-stop-facts">
          <Opening day={day} stop={stop} means={means} />
          <span>
            {fill(means.text.stop.visit, {
              time: duration(stop.until - stop.at, means.text.minutes),
            })}
          </span>
          <Price stop={stop} means={means} />
        </p>
        {note && <p className="trip-note">{note}</p>}
        {worst && (
          <p className="trip-stop-warn" id={`${id}-w`}>
            {findings.map((each) => findingText(each, means)).join(' ')}
          </p>
        )}
      </div>
      <div className="trip-hand">
        <StopMenu day={day} stop={stop} index={index} />
        <Grip stopKey={stop.stop.key} name={name} />
      </div>
    </article>
  );
});

interface PartProps {
  readonly stop: StopView;
  readonly means: Means;
}

function Opening({ day, stop, means }: PartProps & { readonly day: DayView }) {
  const { look, words } = openingText(stop, day, means.text);
  return <span className={`trip-opening ${look}`}>{words}</span>;
}

/** Of an admission; what one eats or drinks has none. */
function Price({ stop: { known }, means }: PartProps) {
  if (!known?.priced || known.lat === undefined) return null;
  const sum = known.tickets.reduce((total, each) => total + each, 0);
  if (sum > 0) return <span>{withAmounts(formats[means.locale].won(sum))}</span>;
  const eats = known.icon === 'food' || known.icon === 'rest';
  return eats ? null : <span>{means.text.stop.free}</span>;
}
