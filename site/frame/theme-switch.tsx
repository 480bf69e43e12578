import type { Ui } from '#content/ui/es.ts';
import styles from './theme-switch.module.css';
import { themes, type Theme } from './theme.ts';

const icons: Record<Theme, string> = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
};

/** Goes round the three themes (`theme-switch.ts`). The styles show the icon of the one in force. */
export function ThemeSwitch({ ui }: { ui: Ui['theme'] }) {
  const name = `${ui.label}: ${ui.system}`;
  return (
    <button
      type="button"
      className={`needs-script ${styles.switch}`}
      title={name}
      data-theme-switch
      data-label={ui.label}
      data-system={ui.system}
      data-light={ui.light}
      data-dark={ui.dark}
    >
      {themes.map((theme) => (
        <svg key={theme} className={`icon ${styles[theme]}`} viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[theme]} />
        </svg>
      ))}
      <span className="visually-hidden" aria-live="polite">
        {name}
      </span>
    </button>
  );
}
