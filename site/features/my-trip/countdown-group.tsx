import { formats } from '#content/formats.ts';
import { countOf } from '#domain/text/count-of.ts';
import { fill } from '#domain/text/fill.ts';
import type { Task, TaskGroup } from '#domain/trips/countdown.ts';
import { changeRecord, toggleDone } from '#site/lib/countdown-state.ts';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { TickBox } from '#site/ui/tick.tsx';
import { taskDate, taskText } from './task-text.ts';
import type { TaskWords } from './task-words.ts';
import styles from './countdown.module.css';

interface Props {
  readonly group: TaskGroup;
  readonly words: TaskWords;
}

/** The tasks of about the same time, each with its box. */
export function CountdownGroup({ group: { when, tasks }, words }: Props) {
  const { data, locale, trip, record } = words;
  const { text } = data;
  const done = tasks.filter(({ id }) => record.done.includes(id)).length;
  return (
    <section className={styles.group} aria-labelledby={`tasks-${when}`}>
      <div className={styles.groupHead}>
        <h2 id={`tasks-${when}`}>{nameOf(when)}</h2>
        <p className="note" role="status">
          {fill(text.done, { done: `${done}`, all: countOf(text.doneOf, tasks.length, locale) })}
        </p>
      </div>
      <ul>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} words={words} />
        ))}
      </ul>
    </section>
  );

  function nameOf(group: TaskGroup['when']): string {
    if (group === 'now' || group === 'last' || group === 'trip') return text.groups[group];
    const month =
      group.slice(0, 4) === trip.start.slice(0, 4)
        ? formats[locale].monthName(Number(group.slice(5)) - 1)
        : formats[locale].month(group);
    return fill(text.groups.month, { month });
  }
}

function TaskRow({ task, words }: { readonly task: Task; readonly words: TaskWords }) {
  const { data, locale, record } = words;
  const { id } = task;
  const { title, body, link } = taskText(task, words);
  const done = record.done.includes(id);
  return (
    <li className={styles.task} data-done={done || undefined} id={`task-${id}`}>
      <label>
        <TickBox checked={done} onChange={() => toggleDone(id)} />
        <b>{title}</b>
      </label>
      {body && (
        <p className="muted">
          <Prose text={body} locale={locale} /> {link && <a href={link.href}>{link.label}</a>}
        </p>
      )}
      <p className={styles.date} data-undated={task.date || done ? undefined : ''}>
        {done ? data.text.dates.ticked : taskDate(task, words)}
      </p>
      {task.kind === 'own' && (
        <button
          type="button"
          className={`icon-button not-printed ${styles.remove}`}
          aria-label={fill(data.text.own.remove, { task: title })}
          onClick={() =>
            changeRecord((before) => ({
              ...before,
              own: before.own.filter((each) => each.id !== id),
              done: before.done.filter((each) => each !== id),
            }))
          }
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
}
