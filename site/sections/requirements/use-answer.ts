import { useCallback, useEffect, useRef, useState } from 'react';
import { later } from '#site/lib/later.ts';
import type { EntryRules } from '#content/requirements.server.ts';

/** The rules in the page's language and what puts them into words; both come when somebody asks. */
export type Answering =
  | {
      readonly rules: EntryRules;
      readonly answerText: (typeof import('./answer-text.ts'))['answerText'];
    }
  | 'failed';

/**
 * Fetches what answering takes, once a language.
 * @param href The address of the rules in the page's language.
 * @param asked Whether a question waits for its answer.
 */
export function useAnswer(href: string, asked: boolean) {
  const [answering, setAnswering] = useState<{ href: string; value: Answering }>();
  const begun = useRef('');
  const load = useCallback(async () => {
    if (begun.current === href) return;
    begun.current = href;
    // Another language may have been chosen meanwhile.
    const settle = (value: Answering) => {
      if (begun.current === href) setAnswering({ href, value });
    };
    try {
      const [{ answerText }, rules] = await Promise.all([
        later(() => import('./answer-text.ts')),
        fetchRules(href),
      ]);
      settle({ rules, answerText });
    } catch {
      settle('failed');
      // The next question tries again.
      begun.current = '';
    }
  }, [href]);
  useEffect(() => {
    if (asked) void load();
  }, [asked, load]);
  return { answering: answering?.href === href ? answering.value : undefined, load };
}

async function fetchRules(href: string): Promise<EntryRules> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`the rules answer ${response.status}`);
  return (await response.json()) as EntryRules;
}
