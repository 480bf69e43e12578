import type { ComponentProps, ReactNode } from 'react';
import styles from './tick.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  readonly id: string;
  readonly label: ReactNode;
  /** Below it, as what is wrong. */
  readonly children?: ReactNode;
}

/** A box to tick, with its sentence beside it. */
export function Tick({ label, children, ...props }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <TickBox {...props} />
        <span>{label}</span>
      </label>
      {children}
    </div>
  );
}

/** The box alone, where its label stands elsewhere. */
export function TickBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="checkbox" className={styles.box} />;
}
