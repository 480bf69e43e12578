import { useEffect, type ComponentType, type Dispatch, type SetStateAction } from 'react';
import type { ResultsProps } from './results.tsx';

export type ResultsView = ComponentType<ResultsProps>;

/**
 * The result weighs as much as all questions: its code comes with the second of them, or with the document that
 * shows a result. A tab whose build is gone is loaded again (`outdated-build.ts`).
 */
export function useResultsCode(
  wanted: boolean,
  setView: Dispatch<SetStateAction<ResultsView | undefined>>,
): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const load = () =>
      import('./results.tsx').then(
        ({ Results }) => setView(() => Results),
        () => addEventListener('online', load, { once: true }),
      );
    void load();
    return () => removeEventListener('online', load);
  }, [wanted, setView]);
}
