import { Fragment, type ReactNode } from 'react';
import { formats } from '#content/formats.ts';
import type { ClosedStop } from '#domain/trips/closed-stops.ts';
import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { firstSentence } from '#domain/text/first-sentence.ts';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import { AddToTrip } from '#site/ui/add-to-trip.tsx';
import { Figure } from '#site/ui/figure.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { closingText } from './closing-text.ts';
import type { TripActivity, TripDay, TripPageText } from './plan.ts';
import { TimeOfDay } from './time-of-day.tsx';
import styles from './timeline.module.css';

interface Props extends Pick<TripDay, 'day' | 'activities' | 'back'> {
  /** What is closed on the date of this day. */
  readonly closings: readonly ClosedStop[];
  readonly text: TripPageText;
  readonly metro: string;
  /** Whether what to do at a stop unfolds. */
  readonly brief: boolean;
  readonly locale: Locale;
}

/** A day from morning to night; the numbers are those of its map. */
export function Timeline({ day, activities, back, closings, text, metro, brief, locale }: Props) {
  const timelineText = text.timeline;
  const ride = { timelineText, metro, locale };
  const add = ({ id, title }: Pick<TripActivity, 'id' | 'title'>) => (
    <AddToTrip
      stop={id}
      name={title}
      text={text.add.place}
      look={brief ? 'short' : 'icon'}
      className={brief ? undefined : styles.add}
    />
  );
  return (
    <ol className={styles.timeline}>
      {activities.map(({ stop, tips, rides, tickets, ...activity }, index) => (
        <li
          key={`${activity.time} ${activity.title}`}
          id={`day-${day}-${index + 1}`}
          className={styles.activity}
        >
          {rides.length > 0 && (
            <Way rides={rides} {...ride} className={styles.way}>
              <span className="visually-hidden">{timelineText.rides}: </span>
            </Way>
          )}
          <p className={styles.time}>
            <TimeOfDay time={activity.time} text={timelineText} />
          </p>
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
            {!brief && add(activity)}
            {!brief && activity.location && <p className="note">{activity.location}</p>}
            {!brief && <p>{keepNames(firstSentence(activity.description)[0])}</p>}
            {closings
              .filter((closing) => closing.stop === index)
              .map((closing) => (
                <p key={closing.what} className={styles.closing}>
                  {closingText(closing, text.closings, locale)}
                </p>
              ))}
            {tickets.map((ticket) => (
              <p key={ticket.id} className="note">
                {ticket.what}:{' '}
                <b className={styles.price}>
                  <Figure figure={ticket} locale={locale} />
                </b>
              </p>
            ))}
            <More activity={activity} tips={tips} brief={brief} timelineText={timelineText}>
              {brief && add(activity)}
            </More>
          </div>
          {index === activities.length - 1 && back.length > 0 && (
            <Way rides={back} {...ride} className={`${styles.way} ${styles.back}`}>
              <b>{timelineText.back}:</b>{' '}
            </Way>
          )}
        </li>
      ))}
    </ol>
  );
}

type TripText = TripPageText['timeline'];

interface MoreProps {
  readonly activity: Pick<TripActivity, 'title' | 'description' | 'hours' | 'location'>;
  readonly tips: TripActivity['tips'];
  readonly brief: boolean;
  readonly timelineText: TripText;
  readonly children: ReactNode;
}

/** The rest of what to do there, when it is open, and tips. */
function More({ activity, tips, brief, timelineText, children }: MoreProps) {
  const { description, location } = activity;
  const rest = brief ? description : firstSentence(description)[1];
  if (!rest && !activity.hours && !tips) return children;
  return (
    <Fold
      label={timelineText.more}
      of={activity.title}
      className={brief ? styles.brief : styles.more}
    >
      {brief && location && <p className="note">{location}</p>}
      {rest && <p>{keepNames(rest)}</p>}
      {activity.hours && (
        <p className="note">
          {timelineText.hours}: {keepNames(activity.hours)}
        </p>
      )}
      {tips?.map((tip) => (
        <p key={tip}>
          <b>{timelineText.tip}.</b> {keepNames(tip)}
        </p>
      ))}
      {children}
    </Fold>
  );
}

interface WayProps {
  readonly rides: TripActivity['rides'];
  readonly timelineText: TripText;
  readonly metro: string;
  readonly locale: Locale;
  readonly className: string | undefined;
  /** What the way is. */
  readonly children: ReactNode;
}

/** A way between two stops: the signs of its lines, `metro, unos 22 min, 1.550 ₩ + autobús, 1.550 ₩`; it leads to the planner of the metro. */
function Way({ rides, timelineText, metro, locale, className, children }: WayProps) {
  return (
    <p className={className}>
      {children}
      {rides.map(({ name, amount, about, route, query }, index) => {
        const fare = amount !== undefined && `${about ? '≈ ' : ''}${won(amount, locale)}`;
        const way = route && [
          linesText(route.lines, timelineText, locale),
          fill(timelineText.about, { count: String(route.minutes) }),
        ];
        const rest = [...(way ?? []), fare].filter(Boolean);
        return (
          <Fragment key={index}>
            {index > 0 && (rides[index - 1]?.amount === undefined ? '; ' : ' + ')}
            {route?.lines.map((line) => (
              <LineSignIcon key={line.label} sign={line.label} colour={line.colour} size={22} />
            ))}{' '}
            {query ? <a href={`${metro}?${query}`}>{name}</a> : name}
            {rest.length > 0 && keepNames(`, ${rest.join(', ')}`)}
          </Fragment>
        );
      })}
    </p>
  );
}

type Lines = NonNullable<TripActivity['rides'][number]['route']>['lines'];

function linesText(lines: Lines, text: TripText, locale: Locale): string {
  const list = formats[locale].list(lines.map(({ label }) => label));
  return fill(lines.length === 1 ? text.line.one : text.line.other, { list });
}
