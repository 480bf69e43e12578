import { ButtonLink } from '#site/ui/button.tsx';
import styles from './next-step.module.css';

/** The button that leads on from a section. */
export function NextStep({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink look="line" href={to} className={styles.step}>
      {label}
    </ButtonLink>
  );
}
