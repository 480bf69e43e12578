import { useEffect, useRef } from 'react';
import { useQueryChoice } from '#site/lib/query.ts';
import { late, WhenAlive } from '#site/lib/late.tsx';
import { KeptAnswers } from '#site/ui/kept-answers.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { AnswerWords } from '#content/kept-answers.server.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { CostSection, useMeals } from './cost-section.tsx';
import { DayPanel } from './day-panel.tsx';
import { DayTabs } from './day-tabs.tsx';
import { daysIn } from './days-in.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import styles from './itinerary-panel.module.css';
import { inOrder, type Labels, type Meals, type PlanPart } from './plan.ts';
import { TripStart } from './trip-start.tsx';
import { useScrollToChosen } from './use-chosen.ts';
import { useDays } from './use-days.ts';
import { useTripFiles } from './use-trip-files.ts';
import { useTrip, type Trip } from './use-trip.ts';

/** What works with JavaScript alone weighs on no document. */
const Downloads = late(async () => (await import('./downloads.tsx')).Downloads);

interface Props {
  readonly plan: PlanPart;
  readonly meals: Meals;
  readonly labels: Labels;
  readonly keptWords: AnswerWords['kept'];
  readonly locale: Locale;
  readonly newTab: string;
  /** Said while a day is on its way. */
  readonly loading: string;
}

/** The itinerary in view: its days, what it costs, what to take along, and where to ask. */
export function ItineraryPanel({ plan, meals, labels, keptWords, locale, newTab, loading }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useScrollToChosen(title);
  const trip = useTrip(plan);
  const eating = useMeals(meals);
  const { days: fetched, load, withWhole } = useDays(plan);
  const days = inOrder(fetched, trip.order);
  const tabs = inOrder(plan.tabs, trip.order);
  const [choice, choose] = useQueryChoice(
    'day',
    tabs.map(({ day }) => `${day}`),
    `${plan.first}`,
  );
  const selected = Number(choice);
  const missing = !days.some(({ day }) => day === selected);
  useEffect(() => {
    if (missing) load();
  });
  const withTrip: typeof withWhole = (action) =>
    withWhole((whole) => action({ ...whole, days: inOrder(whole.days, trip.order) }));
  const files = useTripFiles(withTrip, trip, labels, locale);
  const { help } = labels;
  return (
    <section id="plan" aria-labelledby="plan-title" className={styles.section}>
      <div className="wrap">
        <h2 id="plan-title" ref={title} tabIndex={-1} className={styles.title}>
          {plan.title}
        </h2>
        <p className={styles.meta}>
          <DifficultyBadge difficulty={plan.difficulty} labels={labels.difficulty} />
          <span>{daysIn(plan.duration, labels)}</span>
          <span>{plan.cities}</span>
        </p>
        <TripStart trip={trip} onCalendar={files.saveCalendar} {...{ labels, locale }} />
        <div className={styles.kept}>
          <KeptAnswers
            words={keptWords}
            locale={locale}
            answers={trip.start ? { arrival: trip.start } : {}}
            change={`${pathTo('requirements', locale)}#comprobador`}
          />
        </div>
        <p role="status" className={styles.failed}>
          {files.failed && labels.failed}
        </p>
        <DayTabs
          selected={selected}
          onSelect={(day) => choose(`${day}`)}
          closed={trip.closings.map(({ position }) => position)}
          {...{ tabs, labels }}
        />
        {tabs.map(({ day }) => (
          <DayPanel
            key={day}
            number={day}
            day={days.find((each) => each.day === day)}
            selected={day === selected}
            closings={trip.closings.filter(({ position }) => position === day)}
            meals={eating.amount}
            {...{ labels, locale, newTab, loading }}
          />
        ))}
        {plan.others.map(({ href, label }) => (
          <p key={href} className={styles.other}>
            <a href={`${href}#plan`}>
              {plan.title}: {label}
            </a>
          </p>
        ))}
        <div data-pieces className={styles.along}>
          <CostSection {...{ plan, meals, eating, labels, locale }} />
          <WhenAlive>
            <Downloads
              title={plan.title}
              query={queryOf(trip, selected === plan.first ? '' : choice)}
              onRoute={files.saveRoute}
              onPrint={() => withTrip(() => print())}
              labels={labels}
            />
          </WhenAlive>
        </div>
        <div className={styles.help}>
          <h3>{help.heading}</h3>
          <p>
            <Prose text={help.text} {...{ locale, newTab }} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** The day in view, the first day and the order of days, as the address has them. */
function queryOf({ start, order, reordered }: Trip, day: string): string {
  const query = new URLSearchParams({
    ...(day && { day }),
    ...(start && { start }),
    ...(reordered && { order: order.join('-') }),
  }).toString();
  return query && `?${query}`;
}
