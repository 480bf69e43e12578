import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface Labelled {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the value, in words. */
  readonly error?: string | undefined;
}

type Control =
  | ({ readonly as: 'input' } & ComponentProps<'input'>)
  | ({ readonly as: 'select' } & ComponentProps<'select'>)
  | ({ readonly as: 'textarea' } & ComponentProps<'textarea'>);

/** One field of a form: label, hint, control and error, tied together for assistive technology. */
export function Field({ label, hint, error, ...control }: Labelled & Control & { id: string }) {
  const { id } = control;
  const described = describedBy(id, hint, error);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className="note">
          {hint}
        </span>
      )}
      {render(control, described)}
      <FieldError id={id} error={error} />
    </div>
  );
}

function render({ as, ...control }: Control, described: ReturnType<typeof describedBy>) {
  const props = { ...control, ...described, className: styles.control };
  if (as === 'input') return <input {...(props as ComponentProps<'input'>)} />;
  if (as === 'textarea') return <textarea rows={4} {...(props as ComponentProps<'textarea'>)} />;
  return (
    <span className={styles.select}>
      <select {...(props as ComponentProps<'select'>)} />
      <svg viewBox="0 0 10 6" aria-hidden="true">
        <path d="m1 1 4 4 4-4" />
      </svg>
    </span>
  );
}

/** What is wrong with the value of a field, in words. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3 10 18H2zM12 10v5M12 18v.01" />
      </svg>
      {error}
    </p>
  );
}

/** Ties a field to its hint and its error for assistive technology. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  const parts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-describedby': parts.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}
