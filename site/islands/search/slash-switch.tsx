import { useEffect, useState } from 'react';
import { readStored, store } from '#site/lib/storage.ts';
import styles from './slash-switch.module.css';

/** Switches the key `/` off: a single key can be in the way of speech input (WCAG 2.1.4). */
export function SlashSwitch({ label }: { readonly label: string }) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(readStored('slash') === null), []);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          store('slash', target.checked ? null : 'off');
          setOn(target.checked);
        }}
      />
      {label}
    </label>
  );
}
