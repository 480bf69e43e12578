import { useId, type ReactNode } from 'react';
import { showAnswer } from '#site/lib/show-answer.ts';
import styles from './calculator.module.css';
import { surface, type SurfaceColor } from './surface.ts';

interface Props {
  readonly fields: ReactNode;
  readonly color: SurfaceColor;
  readonly children: ReactNode;
}

/** Fields on one side; what they give, as they are filled in, on the other. Hidden without JavaScript. */
export function Calculator({ fields, color, children }: Props) {
  const id = useId();
  return (
    <div className={`needs-script not-printed ${styles.calculator}`}>
      <div className={styles.form} onChange={({ target }) => showAnswer(id, 'change', target)}>
        {fields}
      </div>
      <div id={id} className={`${surface(color)} ${styles.result}`}>
        {children}
      </div>
    </div>
  );
}

/** The amount that a calculator is asked for. */
export function CalculatorTotal({ children }: { readonly children: ReactNode }) {
  return <span className={styles.total}>{children}</span>;
}
