import { formats } from '#content/formats.ts';
import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import type { Preference } from '#domain/metro/metro-journey.ts';
import { ways as order, type MetroQuestion } from './metro-question.ts';
import { isCheaper, sameRide, unknownLifts, type JourneyView } from '#domain/metro/metro-view.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import { changesText } from './counted.ts';
import type { MetroProps } from './metro-text.ts';
import styles from './answer.module.css';

interface Props extends Pick<MetroProps, 'metroText' | 'locale'> {
  readonly ways: Readonly<Record<Preference, JourneyView>>;
  readonly way: Preference;
  readonly hrefOf: (way: Preference) => string;
  readonly go?: ((next: Partial<MetroQuestion>) => void) | undefined;
}

/** The choices, each with its minutes; one that is the same ride says so, and the cheapest stands where it costs less. */
export function Ways({ metroText, locale, ways, way, hrefOf, go }: Props) {
  const { ways: text } = metroText.planner;
  const offered = order.filter(
    (each) => each !== 'cheap' || each === way || isCheaper(ways.cheap, ways.fast),
  );
  return (
    <nav aria-label={text.label} className="not-printed">
      <ul className={styles.ways}>
        {offered.map((each) => {
          const journey = ways[each];
          const repeated = each !== 'fast' && sameRide(journey, ways.fast);
          const unknown = each === 'lifts' ? unknownLifts(journey).map(({ name }) => name) : [];
          return (
            <li key={each}>
              <a
                href={hrefOf(each)}
                aria-current={each === way || undefined}
                onClick={(event) => {
                  if (!go || !isPlain(event)) return;
                  event.preventDefault();
                  go({ way: each });
                }}
              >
                <b>
                  {text[each]}
                  {unknown.length > 0 &&
                    `: ${fill(text.unknownLifts, { stations: formats[locale].list([...new Set(unknown)]) })}`}
                </b>
                <span>
                  {fill(metroText.answer.aboutMinutes, { count: String(journey.minutes) })}
                </span>
                <small>
                  {repeated ? text.same : changesText(journey, metroText.answer)}
                  {each === 'cheap' && journey.fare && `, ${won(journey.fare.card, locale)}`}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
