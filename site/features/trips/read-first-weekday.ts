import { text } from '#content/text/itineraries.ts';
import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import type { Activity } from '#content/data/itineraries/itinerary.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { rulesOf } from '#content/opening/opening.ts';
import { everyDay, weekdaysOff } from '#content/opening/opening-rule.ts';
import { buildDay } from '#content/register/build-day.ts';
import { fill } from '#domain/text/fill.ts';
import { firstWeekdays, type FirstWeekday } from '#domain/trips/first-weekdays.ts';
import { plannedStops, plannedTrip } from './planned-trip.ts';
import type { ItinerariesPage } from './read.ts';

type Shown = ItinerariesPage['shown'];

/** When a plan is best begun, as a sentence with its heading. */
export function readFirstWeekday(plan: Shown, locale: Locale) {
  const words = localize(text.firstDay, locale);
  const { bad, best, events } = bestWeekdays(plan, locale);
  const said = () => {
    if (best.length === everyDay.length) return words.any;
    if (events.length === 0 && best.length > bad.length)
      return fill(words.not, { days: namesOf(bad, locale), closed: closedOn(bad, locale) });
    const met = events.map(({ day, what }) => fill(words.event, { day: `${day}`, what }));
    return fill(words.on, { days: namesOf(best, locale), events: met.join('') });
  };
  return { heading: words.heading, text: said() };
}

/** The weekdays on which a plan meets no weekly day off, those with its events where there are some. */
export function bestWeekdays(plan: Shown, locale: Locale) {
  const all = firstWeekdays(plannedTrip(plan.days), plannedStops(plan), buildDay);
  const bad = all.filter(({ closed }) => closed.length > 0);
  const open = all.filter(({ closed }) => closed.length === 0);
  const events = eventsOf(plan.id, locale);
  const lively = open.filter(({ weekday }) =>
    events.every(({ day, off }) => !off.includes(((weekday + day - 2) % 7) + 1)),
  );
  return lively.length > 0 ? { bad, best: lively, events } : { bad, best: open, events: [] };
}

/** What is on at a stop on some weekdays only, and on which day of the plan one is there. */
function eventsOf(plan: ItineraryId, locale: Locale) {
  const days = itineraries.find(({ id }) => id === plan)?.days ?? [];
  return days.flatMap(({ day, activities }) =>
    activities.flatMap(({ event, title }: Activity) =>
      rulesOf(event && [event]).map((rule) => {
        const off: readonly number[] = weekdaysOff(rule);
        return { day, what: (rule.of ?? title)[locale], off };
      }),
    ),
  );
}

/** `miércoles o viernes`. */
function namesOf(weekdays: readonly FirstWeekday[], locale: Locale): string {
  const { language, weekdayName } = formats[locale];
  const names = weekdays.map(({ weekday }) =>
    fill(text.firstDay.weekday[locale], { name: weekdayName(weekday) }),
  );
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** `el día 2 cierra el Museo de las Haenyeo`. */
function closedOn(weekdays: readonly FirstWeekday[], locale: Locale): string {
  const { closed } = text.firstDay;
  const stops = weekdays.flatMap((each) => each.closed);
  return formats[locale].list(
    stops.map(({ day, what, plural }) =>
      fill(closed[plural ? 'other' : 'one'][locale], { day: `${day + 1}`, what }),
    ),
  );
}
