import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntryRules } from './read.ts';

/** The rules in the page's language and the code that writes answers, both loaded with the first question. */
export type Answering =
  | {
      readonly rules: EntryRules;
      readonly answerText: (typeof import('./answer-text.ts'))['answerText'];
    }
  | 'failed';

/**
 * Loads the rules and the code for answers, once.
 * @param href The URL of the rules in the page's language.
 * @param asked Whether a question waits for its answer.
 */
export function useAnswer(href: string, asked: boolean) {
  const [answering, setAnswering] = useState<Answering>();
  const loading = useRef<Promise<Answering>>(undefined);
  const load = useCallback(async () => {
    const begun = loading.current ?? loadAnswering(href);
    loading.current = begun;
    const loaded = await begun;
    // So that the next question tries again.
    if (loaded === 'failed') loading.current = undefined;
    setAnswering(loaded);
  }, [href]);
  useEffect(() => {
    if (asked) void load();
  }, [asked, load]);
  return { answering, load };
}

async function loadAnswering(href: string): Promise<Answering> {
  try {
    const [{ answerText }, rules] = await Promise.all([
      import('./answer-text.ts'),
      fetchRules(href),
    ]);
    return { rules, answerText };
  } catch {
    return 'failed';
  }
}

async function fetchRules(href: string): Promise<EntryRules> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`the rules answer ${response.status}`);
  return (await response.json()) as EntryRules;
}
