import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import type { StopView } from './metro-answer.ts';
import type { Preference } from '#domain/metro/metro-journey.ts';
import type { JourneyView } from '#domain/metro/metro-view.ts';
import { printPart } from '#site/lib/print-part.ts';
import { Button } from '#site/ui/button.tsx';
import grid from '#site/ui/grid.module.css';
import { Share } from '#site/ui/share.tsx';
import { JourneyMap } from './journey-map.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { exitsText, Lifts } from './lifts.tsx';
import type { MetroProps } from './metro-text.ts';
import { Prices } from './prices.tsx';
import { RouteDiagram } from './route-diagram.tsx';
import styles from './journey.module.css';

interface Props extends MetroProps {
  readonly journey: JourneyView;
  readonly from: StopView;
  readonly to: StopView;
  readonly way: Preference;
  /** The link to this journey, beginning with a question mark. */
  readonly query: string;
  readonly heading: string;
}

/** Minutes, fares, the drawn line with every stop, and lifts. */
export function Journey({ journey, from, to, way, query, heading, ...props }: Props) {
  const { metroText, locale } = props;
  const { answer: text } = metroText;
  const { fare, minutes, stops, ownTariff } = journey;
  const amount = (value: number | null | undefined) =>
    value === null || value === undefined ? text.unseen : won(value, locale);
  return (
    <>
      <div className={`row ${styles.figures}`}>
        <p className={styles.minutes}>
          <span>{text.about}</span> <b>{minutes}</b> <span>{text.minutes}</span>
        </p>
        <dl className="row">
          <div>
            <dt>{text.card}</dt>
            <dd>{fare ? keepNames(amount(fare.card)) : text.ownTariff}</dd>
          </div>
          <div>
            <dt>{text.single}</dt>
            <dd>{fare ? keepNames(amount(fare.single)) : text.ownTariff}</dd>
          </div>
          <div>
            <dt>{text.stops}</dt>
            <dd>{stops}</dd>
          </div>
          <div>
            <dt>{text.changes}</dt>
            <dd>{journey.changes.length}</dd>
          </div>
        </dl>
      </div>
      {ownTariff && (
        <p>{fill(fare ? text.ownTariffIn : text.ownTariffWhy, { line: ownTariff.name[locale] })}</p>
      )}
      <RouteDiagram {...props} journey={journey} way={way} />
      <div className={grid.two}>
        {[from, to].map((stop, index) => (
          <Arrival
            key={stop.id}
            stop={stop}
            isEnd={index === 1}
            lifts={way === 'lifts' ? journey.lifts[index]?.exits : undefined}
            text={text}
            locale={locale}
          />
        ))}
        <JourneyMap journey={journey} city={from.city} label={`${text.map}: ${heading}`} />
        <Lifts {...props} journey={journey} from={from} to={to} />
        <Prices {...props} journey={journey} city={from.city} />
        <div className={`needs-script not-printed row`}>
          <Button look="line" onClick={() => printPart('metro')}>
            {text.print}
          </Button>
          <Share title={heading} to={query} text={text.share} />
        </div>
      </div>
    </>
  );
}

interface ArrivalProps {
  readonly stop: StopView;
  readonly isEnd: boolean;
  /** The exits with a lift, where those are asked for. */
  readonly lifts: readonly string[] | undefined;
  readonly text: MetroProps['metroText']['answer'];
  readonly locale: Locale;
}

/** How to leave for a place of the guide. */
function Arrival({ stop, isEnd, lifts, text, locale }: ArrivalProps) {
  const { name, station, exit, walk } = stop;
  if (!station || !isEnd) return null;
  if (exit && lifts && !lifts.includes(exit)) {
    const exits = exitsText(lifts, text, locale);
    return (
      <p className={styles.arrival}>{fill(text.arriveByLift, { place: name, exits, exit })}</p>
    );
  }
  const said = exit
    ? fill(text.arrive, { place: name, exit })
    : fill(text.arriveNoExit, { place: name, station });
  return (
    <p className={styles.arrival}>
      {said}
      {walk !== undefined && `, ${fill(text.onFoot, { minutes: String(walk) })}`}
    </p>
  );
}
