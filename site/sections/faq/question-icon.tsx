import type { FaqPage } from '#content/faq.server.ts';
import styles from './questions.module.css';
import sprite from './question-icons.svg?url';

/** A small drawn sign; it says nothing that the question beside it does not. */
export function QuestionIcon({ name }: { name: FaqPage['items'][number]['icon'] }) {
  return (
    <svg aria-hidden="true" className={styles.icon}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
