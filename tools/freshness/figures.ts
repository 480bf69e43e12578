import { hasEnded } from '#content/register/build-day.ts';
import { statedText } from '#content/register/figure-text.ts';
import type { Figure } from '#content/register/figure.ts';
import { figureOn, subjects, type FigureId, type Subject } from '#content/register/register.ts';
import { readSource } from '#content/register/source-entry.ts';
import { isRecent } from '#content/register/standing.ts';
import { daysBetween } from '#domain/time/days.ts';
import type { Danger, Finding, Kind } from './finding.ts';

/** What happens to somebody who relies on a wrong figure that risks law, health or much money. */
const harm: Readonly<Record<Subject, string>> = {
  entry: 'Somebody is turned away at the border, is fined or pays for nothing.',
  help: 'Somebody in trouble rings in vain, breaks a law or is not treated.',
  study: 'A visa, a place at a school or a deposit is lost.',
  living: 'Somebody runs out of money or loses a deposit.',
  shopping: 'A refund is lost at the airport.',
  seoul: 'A visitor is fined.',
  busan: 'A swimmer goes in where nobody watches.',
  destinations: 'Walkers stand on a closed mountain, or in the dark.',
  transport: 'Somebody is stranded or fined.',
  food: 'Somebody eats what harms them.',
};

/** The subjects whose figures risk money alone. */
const ofMoney: readonly Subject[] = ['living', 'shopping'];

const others: Readonly<Record<Exclude<Danger, 'harm' | 'loss'>, string>> = {
  money: 'A budget does not add up.',
  plans: 'Somebody stands before a closed door or misses a train.',
  detail: 'The guide says what is no longer so.',
};

const moneyUnits: readonly string[] = ['KRW', 'USD', 'percent', 'rate'];
const planUnits = new Set(
  'time minutes hours days working-days weeks weekday date dates'.split(' '),
);

/** So many days before its end a rule is listed. */
const daysAhead = 92;

/** The figures to look up again: rules that have ended or are about to, what nobody says, and what was said over a year ago. */
export function figureFindings(today: string): Finding[] {
  return (Object.keys(subjects) as Subject[]).flatMap((subject) =>
    (Object.keys(subjects[subject]) as FigureId[]).flatMap((id) => {
      const figure = figureOn(id, today);
      const found = judge(figure, today);
      if (!found) return [];
      const danger = dangerOf(figure, subject);
      const { source, what, current, unit } = figure;
      const { name = '', url } = source ? readSource(source, 'en') : {};
      return [
        {
          danger,
          ...found,
          where: 'content/register/',
          what: `${what.en}: ${statedText(current, unit, 'en')}`,
          figure: id,
          ...(source && { source: { name, ...(url && { url }) } }),
          why: danger === 'harm' || danger === 'loss' ? harm[subject] : others[danger],
        },
      ];
    }),
  );
}

function judge(
  { holdsUntil, source, checkedOn }: Figure,
  today: string,
): { readonly kind: Kind; readonly date?: string } | undefined {
  if (holdsUntil && hasEnded(holdsUntil, today)) return { kind: 'ended', date: holdsUntil };
  if (holdsUntil && daysBetween(today, holdsUntil) <= daysAhead)
    return { kind: 'ending', date: holdsUntil };
  if (!source) return { kind: 'unsourced', date: checkedOn };
  // A page without a date is as old as the day on which it was read.
  const date = source.date ?? checkedOn;
  return isRecent(date, today) ? undefined : { kind: 'old', date };
}

function dangerOf({ safety, unit, current }: Figure, subject: Subject): Danger {
  if (safety && ofMoney.includes(subject)) return 'loss';
  if (safety || unit === 'phone') return 'harm';
  if (moneyUnits.includes(unit)) return 'money';
  return current.opening || planUnits.has(unit) ? 'plans' : 'detail';
}
