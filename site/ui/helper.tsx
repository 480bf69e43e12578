import type { ReactNode } from 'react';
import { WhenAlive } from '#site/lib/late.tsx';
import styles from './helper.module.css';
import { patch, type PatchColor } from './patch.ts';

interface PlaceProps {
  readonly loading: string;
  /** Says how much room the helper will take. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Where a helper comes after the page: its room is there from the start. */
export function HelperPlace({ loading, className = '', children }: PlaceProps) {
  return (
    <div className={`${styles.place} ${className}`}>
      <WhenAlive instead={<p className={styles.waiting}>{loading}</p>}>{children}</WhenAlive>
    </div>
  );
}

interface Props {
  readonly fields: ReactNode;
  readonly color: PatchColor;
  readonly children: ReactNode;
}

/** Fields on one side; what they give, as they are filled in, on the other. */
export function Helper({ fields, color, children }: Props) {
  return (
    <div className={styles.helper}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {fields}
      </form>
      <div className={`${patch(color)} ${styles.result}`}>{children}</div>
    </div>
  );
}

/** The amount that a helper is asked for. */
export function HelperTotal({ children }: { readonly children: ReactNode }) {
  return <span className={styles.total}>{children}</span>;
}
