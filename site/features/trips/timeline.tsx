import { Fragment } from 'react';
import { formats } from '#content/formats.ts';
import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { closingText } from './closing-text.ts';
import type { TripActivity, TripDay, TripPageText } from './plan.ts';
import styles from './timeline.module.css';
import type { FoundClosing } from './trip-closings.ts';

interface Props extends Pick<TripDay, 'activities' | 'back'> {
  /** What is closed on the date of this day. */
  readonly closings: readonly FoundClosing[];
  readonly text: TripPageText;
  readonly metro: string;
  readonly locale: Locale;
}

/** A day from morning to night; the numbers are those of its map. */
export function Timeline({ activities, back, closings, text, metro, locale }: Props) {
  const timelineText = text.timeline;
  const ride = { timelineText, metro, locale };
  return (
    <ol className={styles.timeline}>
      {activities.map(({ stop, tips, rides, tickets, ...activity }, index) => (
        <li key={`${activity.time} ${activity.title}`} className={styles.activity}>
          <p className={styles.time}>{timeOf(activity.time, timelineText)}</p>
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
            {activity.location && <p className="note">{activity.location}</p>}
            <p>{keepNames(activity.description)}</p>
            {closings
              .filter((closing) => closing.activity === index)
              .map((closing) => (
                <p key={closing.what} className={styles.closing}>
                  {closingText(closing, text.closings, locale)}
                </p>
              ))}
            {activity.hours && (
              <p className="note">
                {timelineText.hours}: {keepNames(activity.hours)}
              </p>
            )}
            {rides.length > 0 && (
              <p className="note">
                {timelineText.rides}: {ridesText(rides, ride)}
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
                <b>{timelineText.tip}.</b> {keepNames(tip)}
              </p>
            ))}
            {index === activities.length - 1 && back.length > 0 && (
              <p className="note">
                {timelineText.back}: {ridesText(back, ride)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

type TripText = TripPageText['timeline'];

/** `metro, líneas 2 y 3, unos 22 min, 1.550 ₩ + autobús, 1.550 ₩`, with a link to the planner of the metro. */
function ridesText(
  rides: TripActivity['rides'],
  { timelineText, metro, locale }: { timelineText: TripText; metro: string; locale: Locale },
) {
  return rides.map(({ name, amount, about, route, query }, index) => {
    const fare = amount !== undefined && `${about ? '≈ ' : ''}${won(amount, locale)}`;
    const way = route && [
      linesText(route.lines, timelineText, locale),
      fill(timelineText.about, { count: String(route.minutes) }),
    ];
    const rest = [...(way ?? []), fare].filter(Boolean);
    return (
      <Fragment key={index}>
        {index > 0 && ' + '}
        {query ? <a href={`${metro}?${query}`}>{name}</a> : name}
        {rest.length > 0 && keepNames(`, ${rest.join(', ')}`)}
      </Fragment>
    );
  });
}

function linesText(lines: readonly string[], text: TripText, locale: Locale): string {
  const list = formats[locale].list(lines);
  return fill(lines.length === 1 ? text.line.one : text.line.other, { list });
}

function timeOf(time: string, { parts }: TripText) {
  if (time in parts) return parts[time as keyof typeof parts];
  return <time dateTime={time}>{time.replace(/^0/, '')}</time>;
}
