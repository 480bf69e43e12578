import { keepNames } from '#app/ui/keep-names.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Question } from '#content/copy/requirements.ts';
import type { Locale, Localized } from '#content/locale.ts';
import styles from './questions.module.css';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly more: string;
  readonly items: readonly Localized<Question>[];
  readonly locale: Locale;
  readonly newTab: string;
}

/** Questions of which one at a time stands open; an answer's anchor opens it. */
export function Questions({ id, heading, more, items, locale, newTab }: Props) {
  return (
    <section id={id} aria-labelledby="questions-title" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="questions-title">{heading}</h2>
        <p>
          <Prose text={more} {...{ locale, newTab }} />
        </p>
      </div>
      <div className={styles.list}>
        {items.map((item) => (
          <details key={item.id} name="questions">
            <summary>
              <h3>{keepNames(item.question)}</h3>
              <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
                <path d="M5 12h14" />
                <path d="M12 5v14" />
              </svg>
            </summary>
            <div id={item.id} className={styles.answer}>
              {item.answer.map((paragraph) => (
                <p key={paragraph}>
                  <Prose text={paragraph} {...{ locale, newTab }} />
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
