import type { ReactNode } from 'react';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import type { PracticalSection } from './read.ts';
import styles from './dated-rows.module.css';

interface Props {
  /** The anchor of the section. */
  readonly id: string;
  readonly text: PracticalSection['dated'];
  /** The table. */
  readonly children: ReactNode;
}

/** A table whose rows get dates, counted back from a day of the reader's own (dated-rows.element.ts). */
export function DatedRows({ id, text, children }: Props) {
  if (!text) return children;
  const { label, calendar, alarms, passed, file } = text;
  return (
    <dated-rows className={styles.rows} section={id} file={file} passed={passed}>
      <div className={`needs-script not-printed row ${styles.day}`}>
        <Field as="input" type="date" id={`${id}-day`} autoComplete="off" label={label} />
        <Button disabled>{calendar}</Button>
      </div>
      <p className="needs-script not-printed note">{alarms}</p>
      <p role="status" />
      {children}
    </dated-rows>
  );
}
