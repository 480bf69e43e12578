import { useState, type RefObject } from 'react';
import { useHydrated } from '#app/lib/hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import styles from './copy-button.module.css';

interface Props {
  readonly text: string;
  /** What stands selected, ready to be copied by hand, when the browser refuses. */
  readonly source: RefObject<HTMLElement | null>;
  readonly words: PlaceLabels['copy'];
}

/** Copies a text and says so. It comes with the page's life: without it nothing could be copied. */
export function CopyButton({ text, source, words }: Props) {
  const [answer, setAnswer] = useState<'done' | 'selected'>();
  const alive = useHydrated();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('done');
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setAnswer('selected');
    }
  }

  if (!alive) return null;
  return (
    <>
      <Button look="line" onClick={() => void copy()}>
        {words.address}
      </Button>
      <span role="status" className={styles.answer}>
        {answer && words[answer]}
      </span>
    </>
  );
}
