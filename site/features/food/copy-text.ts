import { useState, type RefObject } from 'react';

/**
 * Copies texts and holds the result. When the browser refuses, the content of `source` is selected, so that it can be
 * copied by hand.
 */
export function useCopyText(source?: RefObject<HTMLElement | null>) {
  const [answer, setAnswer] = useState<'copied' | 'selected'>();

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('copied');
    } catch {
      if (source?.current) getSelection()?.selectAllChildren(source.current);
      setAnswer('selected');
    }
  }

  return { answer, copy, forget: () => setAnswer(undefined) };
}
