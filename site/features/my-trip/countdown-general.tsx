import type { Locale, Localized } from '#content/locale.ts';
import type { text as page } from '#content/text/trip-countdown.ts';
import { Prose } from '#site/ui/prose.tsx';
import styles from './countdown.module.css';

interface Props {
  readonly text: Localized<(typeof page)['general']>;
  readonly locale: Locale;
}

/** What there is to do before any trip, and how long before it. */
export function CountdownGeneral({ text, locale }: Props) {
  return (
    <section className={styles.steps} aria-labelledby="general" data-guide>
      <h2 id="general">{text.heading}</h2>
      <p className="without-script">{text.without}</p>
      <ol>
        {text.steps.map((step) => (
          <li key={step.title}>
            <p className={styles.when}>{step.when}</p>
            <h3>{step.title}</h3>
            <p className="muted">
              <Prose text={step.text} locale={locale} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
