import { useState, type SubmitEvent } from 'react';
import { isDate } from '#domain/time/days.ts';
import { changeRecord } from '#site/lib/countdown-state.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import type { CountdownData } from './read-countdown.ts';
import styles from './countdown.module.css';

/** Letters of an own task. */
const longest = 200;

/** Adds a task of the visitor's own, with a date or without. */
export function OwnTaskForm({ text }: { readonly text: CountdownData['text']['own'] }) {
  const [task, setTask] = useState('');
  const [date, setDate] = useState('');
  const [wrong, setWrong] = useState(false);

  function add(event: SubmitEvent) {
    event.preventDefault();
    const name = task.trim().slice(0, longest);
    setWrong(!name);
    if (!name) return;
    changeRecord((before) => {
      const last = Math.max(0, ...before.own.map(({ id }) => Number(id.slice(4)) || 0));
      const own = { id: `own-${last + 1}`, text: name, ...(isDate(date) && { date }) };
      return { ...before, own: [...before.own, own] };
    });
    setTask('');
    setDate('');
  }

  return (
    <details className={`not-printed ${styles.own}`}>
      <summary>{text.heading}</summary>
      <form onSubmit={add} noValidate>
        <Field
          as="input"
          id="own-task"
          label={text.text}
          value={task}
          maxLength={longest}
          autoComplete="off"
          error={wrong ? text.missing : undefined}
          onChange={({ target }) => setTask(target.value)}
        />
        <Field
          as="input"
          type="date"
          id="own-task-date"
          label={text.date}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button type="submit">{text.add}</Button>
      </form>
    </details>
  );
}
