import { useEffect, useState } from 'react';
import { loadFacts } from './load-facts.ts';
import type { Facts } from './facts.ts';

/** What the tool knows, once it has come; `failed` without a connection, and `again` then asks once more. */
export function useFacts(
  url: string,
  catalogue: string,
): { facts?: Facts; failed: boolean; again: () => void } {
  const [facts, setFacts] = useState<Facts>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    loadFacts(url, catalogue).then(
      (loaded) => !gone && setFacts(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [url, catalogue, tries]);
  const again = () => {
    setFailed(false);
    setTries((before) => before + 1);
  };
  return { ...(facts && { facts }), failed, again };
}
