import { ToolLinks } from '#site/ui/tool-links.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { TripOutlookFacts } from './read-trip-outlook.ts';
import { fill } from '#domain/text/fill.ts';
import { budgetLink } from '#domain/trip-answers.ts';
import { lengthOf } from './trip-outlook.ts';
import { startName } from '#site/lib/itinerary-query.ts';
import { Closed } from './closed.tsx';
import { HolidaysOn } from './holidays-on.tsx';
import { InSeason } from './in-season.tsx';
import type { DatedTrip } from './trip.ts';
import { Weather } from './weather.tsx';
import styles from './your-dates.module.css';

interface Props {
  readonly trip: DatedTrip;
  readonly facts: TripOutlookFacts;
  readonly answerText: Pick<AnswersText, 'links' | 'paths'>;
  readonly locale: Locale;
}

/** What the dates of a trip mean, part by part, and links to go on with. */
export function Outlook({ trip, facts, answerText: { links, paths }, locale }: Props) {
  const { text, itinerariesPath } = facts;
  const { dates } = trip;
  const days = lengthOf(dates);
  const from = formats[locale].dayOfYear(dates.from);
  return (
    <>
      <div className={styles.parts}>
        <Weather dates={dates} facts={facts} locale={locale} />
        <InSeason dates={dates} facts={facts} locale={locale} />
        <HolidaysOn trip={trip} facts={facts} locale={locale} />
        <Closed closed={trip.closed} days={days} text={text} locale={locale} />
      </div>
      <ToolLinks
        links={[
          {
            href: `${itinerariesPath}?${startName}=${dates.from}`,
            label: fill(text.next.itineraries, { date: from }),
          },
          { href: paths.budget + budgetLink({ days }), label: links.budget },
        ]}
      />
    </>
  );
}
