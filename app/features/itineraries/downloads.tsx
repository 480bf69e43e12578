import { useState } from 'react';
import { later } from '#app/lib/later.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Share } from '#app/ui/share.tsx';
import styles from './downloads.module.css';
import type { Labels, Plan } from './plan.ts';

export interface DownloadsProps {
  readonly title: string;
  /** Names the day in view; empty for the first. */
  readonly query: string;
  /** Hands over the whole trip, also when its last days have yet to come. */
  readonly withWhole: (action: (plan: Plan) => void) => void;
  readonly labels: Pick<Labels, 'calendar' | 'route' | 'print' | 'share' | 'timeline' | 'failed'>;
}

type Problem = 'missing' | 'past';

/** What writes the files weighs something: it comes when it is asked for. */
const loadFiles = () => later(() => import('./trip-files.ts'));

/** The trip to take along: a calendar file from a chosen date, the route, and paper. */
export function Downloads({ title, query, withWhole, labels }: DownloadsProps) {
  const [start, setStart] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [failed, setFailed] = useState(false);
  const { calendar, route, timeline } = labels;

  function save(write: (files: Awaited<ReturnType<typeof loadFiles>>, plan: Plan) => void) {
    withWhole((plan) => {
      loadFiles()
        .then((files) => write(files, plan))
        .then(
          () => setFailed(false),
          () => setFailed(true),
        );
    });
  }

  function saveCalendar() {
    const found = start ? start < todayInKorea() && 'past' : 'missing';
    setProblem(found || undefined);
    if (found) document.getElementById('trip-start')?.focus();
    else save((files, plan) => files.saveCalendar(plan, start, new Date()));
  }

  return (
    <section aria-labelledby="downloads" className={styles.downloads}>
      <h3 id="downloads">{calendar.heading}</h3>
      <form
        noValidate
        className={styles.calendar}
        onSubmit={(event) => {
          event.preventDefault();
          saveCalendar();
        }}
      >
        <Field
          as="input"
          type="date"
          id="trip-start"
          label={calendar.start}
          hint={calendar.hint}
          error={problem && calendar[problem]}
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <Button type="submit">{calendar.button}</Button>
      </form>
      <div className={styles.more}>
        <Button look="line" onClick={() => save((files, plan) => files.saveRoute(plan, timeline))}>
          {route.button}
        </Button>
        <Button look="line" onClick={() => withWhole(() => print())}>
          {labels.print}
        </Button>
      </div>
      <p className={styles.hint}>{route.hint}</p>
      <Share title={title} to={`${query}#plan`} words={labels.share} />
      <p role="status" className={styles.failed}>
        {failed && labels.failed}
      </p>
    </section>
  );
}

/** `YYYY-MM-DD`, as Swedish writes dates. */
function todayInKorea(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' }).format();
}
