import {
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import styles from './results.css?url';
import type { ResultsProps } from './results.tsx';

export type ResultsView = ComponentType<ResultsProps>;

/**
 * The result weighs as much as all questions: its code and styles come with the second of them, or with the document
 * that shows a result. A tab whose build is gone is loaded again (`outdated-build.ts`).
 * @returns whether they could not come, and a function that tries again, as a returning connection does.
 */
export function useResultsCode(
  wanted: boolean,
  setView: Dispatch<SetStateAction<ResultsView | undefined>>,
): { readonly failed: boolean; readonly retry: () => void } {
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    Promise.all([import('./results.tsx'), addStylesheet(styles)]).then(
      ([{ Results }]) => setView(() => Results),
      () => setFailed(true),
    );
  }, [setView]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  useEffect(() => {
    if (!failed) return undefined;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [failed, load]);
  return { failed, retry: load };
}
