import { budgetLink } from '#domain/trip-answers.ts';
import { encodeTrip } from '#domain/trips/link.ts';
import { longestVisit, nightsIn, stayTrip } from '#domain/trips/stay.ts';
import { stayAnchor, stayQuery } from '#domain/trips/stay-query.ts';
import { ToolLinks } from '#site/ui/tool-links.tsx';
import styles from './stay-budget.module.css';
import type { ShownStay } from './stay-words.ts';

/** Where one goes on: the same nights as a trip of one's own, and the calculator for who stays longer than a month. */
export function StayOn({ form, stay }: ShownStay) {
  const { text, paths, prices } = form;
  const nights = nightsIn(stay);
  if (nights === 0) return null;
  const keep = { href: `?${stayQuery(stay)}#${stayAnchor}`, label: text.keep };
  if (nights > longestVisit) {
    const city = stay.nights.toSorted((one, other) => other.nights - one.nights)[0]?.city;
    const known = city === 'seoul' || city === 'busan' ? city : undefined;
    const href = paths.budget + budgetLink({ city: known, days: nights });
    return (
      <div className={styles.on}>
        <p>{text.long}</p>
        <ToolLinks links={[{ href, label: text.calculator }, keep]} />
      </div>
    );
  }
  const trip = encodeTrip(stayTrip(stay, prices.beds), []);
  return (
    <div className={styles.on}>
      <p>{text.tripHint}</p>
      <ToolLinks links={[{ href: `${paths.trip}#${trip}`, label: text.trip }, keep]} />
    </div>
  );
}
