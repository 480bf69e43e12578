import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: what only paper shows is not drawn before. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser lays the sheet out as soon as this has run.
    const set = (on: boolean) => flushSync(() => setPrinting(on));
    const before = () => set(true);
    const after = () => set(false);
    const change = ({ matches }: MediaQueryListEvent) => set(matches);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      paper.removeEventListener('change', change);
    };
  }, []);
  return printing;
}
