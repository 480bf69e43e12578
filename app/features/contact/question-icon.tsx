import styles from './question-icon.module.css';

/** Two speech bubbles, one with a question mark. */
export function QuestionIcon() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.icon}>
      <path d="M8 8h36c4 0 6 2 6 6v20c0 4-2 6-6 6H24L12 50V40H8c-4 0-6-2-6-6V14c0-4 2-6 6-6z" />
      <path d="M54 22c5 0 8 2 8 6v18c0 4-2 6-6 6h-2v9l-10-9H32c-4 0-6-2-6-6h18c6 0 10-4 10-10z" />
      <path d="M20 19c1-6 13-6 13 1 0 5-6 5-6 9" />
      <circle cx="27" cy="35" r="2.6" />
    </svg>
  );
}
