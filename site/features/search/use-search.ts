import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { cutQuery } from '#domain/search-query.ts';
import type { Locale } from '#content/locale.ts';
import type { Search } from './search-index.ts';
import { reportFailedSearch } from './report-failed-search.ts';

interface Rendered {
  /** The path of the index. */
  readonly index: string;
  /** The query of the document, and the number of its results. */
  readonly query: string;
  readonly total: number;
  readonly locale: Locale;
}

/** The pause in typing (ms) after which the URL is updated. */
const pause = 400;

/** The pause (ms) after which a search without result counts as asked, and not as half typed. */
const askedPause = 2000;

/**
 * The search while the visitor types: first the results of the document, then those of the browser, from an index that
 * is loaded when needed. The URL holds the query.
 */
export function useSearch({ index, query, total, locale }: Rendered) {
  const given = useQuery(new URLSearchParams({ q: query }).toString()).get('q') ?? '';
  const [text, setText] = useState(query);
  const asked = useDeferredValue(cutQuery(text));
  const { search, failed, prepare } = useIndex(index, asked !== query);

  // Offline, a cached document of another query may have been used for this URL.
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

  const found = useMemo(() => (asked ? search?.(asked) : undefined), [asked, search]);
  // The server has counted that of the document.
  const failedAsked = asked !== query && found?.total === 0 ? asked : undefined;
  useEffect(() => {
    if (failedAsked === undefined) return;
    const timer = setTimeout(() => reportFailedSearch(failedAsked, locale), askedPause);
    return () => clearTimeout(timer);
  }, [failedAsked, locale]);

  return {
    text,
    setText,
    /** Call when the visitor is about to type. */
    prepare,
    /** The query of the results. */
    asked,
    /** The number of results; undefined while the index is loading. */
    total: asked === query ? total : asked ? found?.total : 0,
    answer: found,
    failed,
    /** Whether the index is loaded. */
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
