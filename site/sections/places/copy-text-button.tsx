import type { RefObject } from 'react';
import { useCopyText } from '#site/lib/copy-text.ts';
import { Button } from '#site/ui/button.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import styles from './copy-button.module.css';

export interface CopyTextProps {
  readonly text: string;
  /** What stands selected, ready to be copied by hand, when the browser refuses. */
  readonly source: RefObject<HTMLElement | null>;
  readonly words: PlaceLabels['copy'];
}

/** The button that copies, and the answer beside it. */
export function CopyTextButton({ text, source, words }: CopyTextProps) {
  const { answer, copy } = useCopyText(source);
  return (
    <>
      <Button look="line" onClick={() => void copy(text)}>
        {words.address}
      </Button>
      <span role="status" className={styles.answer}>
        {answer && (answer === 'copied' ? words.done : words.selected)}
      </span>
    </>
  );
}
