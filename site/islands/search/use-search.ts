import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { cutQuery } from '#domain/search-query.ts';
import type { Search } from '#domain/search.ts';

interface Rendered {
  /** The path of the index. */
  readonly index: string;
  /** What the document answers, and how many things it found. */
  readonly query: string;
  readonly total: number;
}

/** A pause in the typing after which the URL follows (ms). */
const pause = 400;

/**
 * The search as the visitor types: the document's answer first, then the browser's own, from an index that is loaded
 * once it is needed. The URL keeps what was searched for.
 */
export function useSearch({ index, query, total }: Rendered) {
  const given = useQuery(new URLSearchParams({ q: query }).toString()).get('q') ?? '';
  const [text, setText] = useState(query);
  const asked = useDeferredValue(cutQuery(text));
  const { search, failed, prepare } = useIndex(index, asked !== query);

  // A document of another query, or of none, was kept for this URL.
  const written = useRef(query);
  useEffect(() => {
    if (given === written.current) return;
    written.current = given;
    setText(given);
  }, [given]);

  useEffect(() => {
    if (asked === cutQuery(written.current)) return;
    const timer = setTimeout(() => {
      written.current = asked;
      replaceQuery((params) => {
        if (asked) params.set('q', asked);
        else params.delete('q');
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [asked]);

  const found = useMemo(
    () => (asked ? search?.(asked) : { total: 0, groups: [] }),
    [asked, search],
  );
  return {
    text,
    setText,
    /** The visitor is about to type. */
    prepare,
    /** What the answer is for. */
    asked,
    /** How many things were found; undefined while the index is on its way. */
    total: asked === query ? total : found?.total,
    groups: found?.groups ?? [],
    failed,
    /** Whether the page answers by itself. */
    ready: search !== undefined,
  };
}

export type SearchState = ReturnType<typeof useSearch>;

/** Loads the index once it is needed, or when the visitor is about to need it. */
function useIndex(index: string, needed: boolean) {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const [prepared, setPrepared] = useState(false);
  const wanted = needed || prepared;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    import('./search-engine.ts')
      .then(({ loadSearch }) => loadSearch(index))
      .then(
        (loaded) => left || setSearch(() => loaded),
        () => left || setFailed(true),
      );
    return () => {
      left = true;
    };
  }, [index, wanted]);
  return { search, failed, prepare: () => setPrepared(true) };
}
