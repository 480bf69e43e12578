import { useEffect, useState } from 'react';
import { readStored, store } from '#site/lib/storage.ts';
import { TickBox } from '#site/ui/tick.tsx';
import styles from './search-shortcut-toggle.module.css';

/** Turns the shortcut `/` off, because single keys can interfere with speech input (WCAG 2.1.4). */
export function SearchShortcutToggle({ label }: { readonly label: string }) {
  const [on, setOn] = useState<boolean>();
  useEffect(() => setOn(readStored('slash') === null), []);
  return (
    <label className={`needs-script not-printed note ${styles.switch}`}>
      <TickBox
        checked={on ?? true}
        disabled={on === undefined}
        onChange={({ target }) => {
          store('slash', target.checked ? null : 'off');
          setOn(target.checked);
        }}
      />
      {label}
    </label>
  );
}
