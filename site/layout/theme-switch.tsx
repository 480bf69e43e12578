import type { Ui } from '#content/ui/es.ts';
import styles from './choices.module.css';
import { themes } from './theme.ts';

/** The three themes side by side; `theme-switch.ts` marks the chosen one. */
export function ThemeSwitch({ text }: { text: Ui['theme'] }) {
  return (
    <div role="group" aria-label={text.label} className={`needs-script ${styles.choices}`}>
      {themes.map((theme) => (
        <button key={theme} type="button" name="theme" value={theme}>
          {text[theme]}
        </button>
      ))}
    </div>
  );
}
