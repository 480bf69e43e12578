import { BuildBlock } from './build-block.tsx';
import type { PracticeData } from './read.ts';
import { ReadSigns } from './read-signs.tsx';
import styles from './practice.module.css';

/** Builds blocks and reads signs. */
export function Practice(props: PracticeData) {
  return (
    <div className={`needs-script not-printed ${styles.practice}`}>
      <BuildBlock {...props} />
      <ReadSigns {...props} />
    </div>
  );
}
