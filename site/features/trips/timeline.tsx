import { Fragment } from 'react';
import { formats } from '#content/formats.ts';
import { pathTo } from '#content/pages.ts';
import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import { ActivityIcon } from './activity-icon.tsx';
import type { Labels, PlanActivity } from './plan.ts';
import styles from './timeline.module.css';

interface Props {
  readonly activities: readonly PlanActivity[];
  readonly back: PlanActivity['rides'];
  /** The places among the activities of those that can be closed. */
  readonly closable: readonly number[];
  readonly labels: Labels['timeline'];
  readonly locale: Locale;
}

/**
 * A day from morning to night; the numbers are those of its map. The data attributes say to `trip-in-page.ts`
 * what goes into calendar and route, and where the island of the trip's dates says what is closed.
 */
export function Timeline({ activities, back, closable, labels, locale }: Props) {
  return (
    <ol className={styles.timeline}>
      {activities.map(({ stop, tips, rides, tickets, ...activity }, index) => (
        <li
          key={`${activity.time} ${activity.title}`}
          className={styles.activity}
          data-time={activity.time}
          data-lat={stop?.lat}
          data-lng={stop?.lng}
          data-hangul={stop?.hangul}
        >
          <p className={styles.time}>{timeOf(activity.time, labels)}</p>
          <span className={stop ? styles.stop : styles.pause} aria-hidden="true">
            {stop?.number}
          </span>
          <div className={styles.body}>
            <h4>
              <ActivityIcon name={activity.icon} />
              {stop?.href ? (
                <a href={stop.href}>{activity.title}</a>
              ) : (
                <span>{activity.title}</span>
              )}
            </h4>
            {activity.location && (
              <p className="note" data-location>
                {activity.location}
              </p>
            )}
            <p data-description>{keepNames(activity.description)}</p>
            {closable.includes(index) && <div className={styles.closings} data-closings={index} />}
            {activity.hours && (
              <p className="note">
                {labels.hours}: {keepNames(activity.hours)}
              </p>
            )}
            {rides.length > 0 && (
              <p className="note">
                {labels.rides}: {ridesText(rides, labels, locale)}
              </p>
            )}
            {tickets.map((ticket) => (
              <p key={ticket.id} className="note">
                {ticket.what}:{' '}
                <b className={styles.price}>
                  <Figure figure={ticket} locale={locale} />
                </b>
              </p>
            ))}
            {tips?.map((tip) => (
              <p key={tip} className={styles.tip}>
                <b>{labels.tip}.</b> <span data-tip>{keepNames(tip)}</span>
              </p>
            ))}
            {index === activities.length - 1 && back.length > 0 && (
              <p className="note">
                {labels.back}: {ridesText(back, labels, locale)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** `metro, líneas 2 y 3, unos 22 min, 1.550 ₩ + autobús, 1.550 ₩`, with a link to the planner of the metro. */
function ridesText(rides: PlanActivity['rides'], labels: Labels['timeline'], locale: Locale) {
  return rides.map(({ name, amount, about, route, query }, index) => {
    const fare = amount !== undefined && `${about ? '≈ ' : ''}${won(amount, locale)}`;
    const way = route && [
      linesText(route.lines, labels, locale),
      fill(labels.about, { count: String(route.minutes) }),
    ];
    const rest = [...(way ?? []), fare].filter(Boolean);
    return (
      <Fragment key={index}>
        {index > 0 && ' + '}
        {query ? <a href={`${pathTo('metro', locale)}?${query}`}>{name}</a> : name}
        {rest.length > 0 && keepNames(`, ${rest.join(', ')}`)}
      </Fragment>
    );
  });
}

function linesText(lines: readonly string[], labels: Labels['timeline'], locale: Locale): string {
  const list = formats[locale].list(lines);
  return fill(lines.length === 1 ? labels.line.one : labels.line.other, { list });
}

function timeOf(time: string, { parts }: Labels['timeline']) {
  if (time in parts) return parts[time as keyof typeof parts];
  return <time dateTime={time}>{time.replace(/^0/, '')}</time>;
}
