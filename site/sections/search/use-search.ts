import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { later } from '#site/lib/later.ts';
import { fetchAhead } from '#site/lib/when-idle.ts';
import type { Search, SearchAnswer } from '#domain/search.ts';

interface Known {
  /** The address of the index. */
  readonly index: string;
  /** What the server was asked, and its answer. */
  readonly query: string;
  readonly answer: SearchAnswer;
}

/** A pause in the typing after which the address follows (ms). */
const pause = 400;

/**
 * The search as the visitor types: the server's answer first, then the browser's own, from an index
 * that is loaded when the page rests. The address keeps what was searched for.
 */
export function useSearch({ index, query, answer }: Known) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(query);
  const [engine, setEngine] = useState<{ readonly index: string; readonly search: Search }>();
  const [failed, setFailed] = useState(false);
  const asked = useDeferredValue(text.replaceAll(/\s+/g, ' ').trim());
  const search = engine?.index === index ? engine.search : undefined;

  useEffect(() => {
    let left = false;
    fetchAhead(() =>
      later(() => import('./search-engine.ts'))
        .then(({ loadSearch }) => loadSearch(index))
        .then(
          (loaded) => left || setEngine({ index, search: loaded }),
          () => left || setFailed(true),
        ),
    );
    return () => {
      left = true;
    };
  }, [index]);

  // A suggestion, the Back button or another link has changed the address.
  const given = params.get('q') ?? '';
  useEffect(() => setText((now) => (now.trim() === given.trim() ? now : given)), [given]);

  // The address follows what was typed, but never overtakes a link that is being followed.
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle' || asked === given.trim()) return;
    const timer = setTimeout(() => {
      setParams(asked ? { q: asked } : {}, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
    // What was typed decides, not the address that follows it.
    // eslint-disable-next-line react/exhaustive-deps
  }, [asked, state]);

  const found = useMemo(
    () => (asked === query ? answer : search?.(asked)),
    [asked, query, answer, search],
  );
  return {
    text,
    setText,
    /** What `found` answers. */
    asked,
    /** Undefined while the index is on its way. */
    found,
    failed: failed && !search,
    /** Whether the page answers by itself. */
    ready: search !== undefined,
  };
}

export type SearchState = ReturnType<typeof useSearch>;
