import { useEffect, useRef } from 'react';
import { useChoice } from '#app/lib/choice.ts';
import { late, WhenAlive } from '#app/lib/late.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import { CostTable } from './cost-table.tsx';
import { DayPanel } from './day-panel.tsx';
import { DayTabs } from './day-tabs.tsx';
import { daysIn } from './days-in.ts';
import { DifficultyBadge } from './difficulty-badge.tsx';
import styles from './itinerary-panel.module.css';
import type { Labels, PlanPart } from './plan.ts';
import { useScrollToChosen } from './use-chosen.ts';
import { useDays } from './use-days.ts';

/** What works with JavaScript alone weighs on no document. */
const Downloads = late(async () => (await import('./downloads.tsx')).Downloads);

interface Props {
  readonly plan: PlanPart;
  /** The total in other currencies. */
  readonly converted: readonly string[];
  readonly labels: Labels;
  readonly locale: Locale;
  readonly newTab: string;
  /** Said while a day is on its way. */
  readonly loading: string;
}

/** The itinerary in view: its days, what it costs, what to take along, and where to ask. */
export function ItineraryPanel({ plan, converted, labels, locale, newTab, loading }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useScrollToChosen(title);
  const { days, load, withWhole } = useDays(plan);
  const [choice, choose] = useChoice(
    'day',
    plan.tabs.map(({ day }) => `${day}`),
    `${plan.first}`,
  );
  const selected = Number(choice);
  const missing = !days.some(({ day }) => day === selected);
  useEffect(() => {
    if (missing) load();
  });
  const { cost, help } = labels;
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
        <DayTabs
          tabs={plan.tabs}
          selected={selected}
          onSelect={(day) => choose(`${day}`)}
          labels={labels.timeline}
        />
        {plan.tabs.map(({ day }) => (
          <DayPanel
            key={day}
            number={day}
            day={days.find((each) => each.day === day)}
            selected={day === selected}
            {...{ labels, locale, newTab, loading }}
          />
        ))}
        {plan.others.map(({ href, label }) => (
          <p key={href} className={styles.other}>
            <PageLink to={`${href}#plan`}>
              {plan.title}: {label}
            </PageLink>
          </p>
        ))}
        <div data-pieces className={styles.along}>
          <section aria-labelledby="cost" className={styles.cost}>
            <h3 id="cost">{cost.heading}</h3>
            <CostTable
              caption={`${plan.title}: ${daysIn(plan.duration, labels)}`}
              total={cost.trip}
              cost={plan.cost}
              labels={cost}
              {...{ locale, converted }}
            />
            <p>{cost.explanation}</p>
            <p>{cost.cities}</p>
          </section>
          <WhenAlive>
            <Downloads
              title={plan.title}
              query={selected === plan.first ? '' : `?day=${selected}`}
              {...{ withWhole, labels }}
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
