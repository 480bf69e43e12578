import { PageLink } from '#app/ui/page-link.tsx';
import { won } from '#domain/amounts.ts';
import { keepNames } from '#app/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import { ActivityIcon } from './activity-icon.tsx';
import type { Labels, PlanActivity } from './plan.ts';
import styles from './timeline.module.css';

interface Props {
  readonly activities: readonly PlanActivity[];
  readonly labels: Labels['timeline'];
  readonly locale: Locale;
}

/** A day from morning to night; the numbers are those of its map. */
export function Timeline({ activities, labels, locale }: Props) {
  return (
    <ol data-pieces className={styles.timeline}>
      {activities.map(({ stop, tips, ...activity }) => (
        <li key={`${activity.time} ${activity.title}`} className={styles.activity}>
          <p className={styles.time}>{timeOf(activity.time, labels)}</p>
          <span className={stop ? styles.stop : styles.pause} aria-hidden="true">
            {stop?.number}
          </span>
          <div className={styles.body}>
            <h4>
              <ActivityIcon name={activity.icon} />
              {stop?.href ? (
                <PageLink to={stop.href}>{activity.title}</PageLink>
              ) : (
                <span>{activity.title}</span>
              )}
            </h4>
            {activity.location && <p className={styles.where}>{activity.location}</p>}
            <p>{keepNames(activity.description)}</p>
            {activity.cost !== undefined && (
              <p className={styles.where}>
                {labels.ticket.replace('{amount}', won(activity.cost, locale))}
              </p>
            )}
            {tips?.map((tip) => (
              <p key={tip} className={styles.tip}>
                <b>{labels.tip}.</b> {keepNames(tip)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function timeOf(time: string, { parts }: Labels['timeline']) {
  if (time in parts) return parts[time as keyof typeof parts];
  return <time dateTime={time}>{time}</time>;
}
