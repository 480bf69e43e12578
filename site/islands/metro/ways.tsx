import { fill } from '#domain/fill.ts';
import type { Preference } from '#domain/metro-journey.ts';
import { ways as order, type MetroQuestion } from '#domain/metro-question.ts';
import { sameRide, type JourneyView } from '#domain/metro-view.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import { changesText } from './counted.ts';
import type { MetroProps } from './metro-words.ts';
import styles from './answer.module.css';

interface Props extends Pick<MetroProps, 'words'> {
  readonly ways: Readonly<Record<Preference, JourneyView>>;
  readonly way: Preference;
  readonly hrefOf: (way: Preference) => string;
  readonly go?: ((next: Partial<MetroQuestion>) => void) | undefined;
}

/** The three choices, each with its minutes; one that is the same ride says so. */
export function Ways({ words, ways, way, hrefOf, go }: Props) {
  const { ways: copy } = words.planner;
  return (
    <nav aria-label={copy.label} className="not-printed">
      <ul className={styles.ways}>
        {order.map((each) => {
          const journey = ways[each];
          const repeated = each !== 'fast' && sameRide(journey, ways.fast);
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
                <b>{copy[each]}</b>
                <span>{fill(words.answer.aboutMinutes, { count: String(journey.minutes) })}</span>
                <small>{repeated ? copy.same : changesText(journey, words.answer)}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
