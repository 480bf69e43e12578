import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icons.tsx';

interface Props {
  readonly id: string;
  readonly className: string;
  readonly label: string;
  /** Names the button that begins it. */
  readonly rename: string;
  readonly value: string;
  readonly placeholder?: string;
  /** What is new. */
  readonly save: (value: string) => void;
  /** The heading, as long as nobody writes. */
  readonly children: ReactNode;
}

/** A title that can be written over; Enter and leaving it save, Escape puts it back. */
export function EditTitle({ className, rename, children, ...field }: Props) {
  const [editing, setEditing] = useState(false);
  const button = `${field.id}-edit`;
  return (
    <div className={className}>
      {editing ? (
        <TitleField {...field} done={() => setEditing(false)} />
      ) : (
        <>
          {children}
          <button
            type="button"
            id={button}
            className="icon-button"
            aria-label={rename}
            onClick={() => setEditing(true)}
          >
            <Icon name="pen" />
          </button>
        </>
      )}
    </div>
  );
}

interface FieldProps extends Omit<Props, 'className' | 'rename' | 'children'> {
  readonly done: () => void;
}

function TitleField({ id, label, value, placeholder, save, done }: FieldProps) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  function leave() {
    done();
    if (typed.trim() !== value) save(typed.trim());
  }
  return (
    <form
      className="trip-title-form"
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        maxLength={80}
        autoComplete="off"
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Escape' && done()}
      />
    </form>
  );
}
