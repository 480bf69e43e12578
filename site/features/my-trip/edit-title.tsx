import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly save: (value: string) => void;
  /** Puts the text back without saving. */
  readonly cancel: () => void;
}

/** A title while it is being written; Enter and leaving it save. */
export function EditTitle({ id, label, value, placeholder, save, cancel }: Props) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="trip-name"
      onSubmit={(event) => {
        event.preventDefault();
        save(typed.trim());
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
        onBlur={() => save(typed.trim())}
        onKeyDown={({ key }) => key === 'Escape' && cancel()}
      />
    </form>
  );
}
