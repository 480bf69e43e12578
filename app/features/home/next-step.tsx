import { ButtonLink } from '#app/ui/button.tsx';
import styles from './next-step.module.css';

interface Props {
  readonly to: string | undefined;
  readonly label: string;
  readonly soon: string;
}

/** The button that leads on from a section, or the word that its page is in preparation. */
export function NextStep({ to, label, soon }: Props) {
  if (to)
    return (
      <ButtonLink look="line" to={to} className={styles.step}>
        {label}
      </ButtonLink>
    );
  return (
    <p className={styles.waiting}>
      {label} <Soon word={soon} />
    </p>
  );
}

/** The stitched tag of what does not exist yet. */
export function Soon({ word }: { word: string }) {
  return <span className={styles.soon}>{word}</span>;
}
