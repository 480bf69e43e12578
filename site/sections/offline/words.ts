import { useEffect, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import { offlineWordsPath } from '#content/offline-paths.ts';
import type { OfflineWords } from '#content/offline.server.ts';

const known = new Map<Locale, Promise<OfflineWords>>();

/** The words in one language, fetched once; without them nothing is said. */
export function loadWords(locale: Locale): Promise<OfflineWords> {
  const words = known.get(locale) ?? fetchWords(locale);
  known.set(locale, words);
  words.catch(() => known.delete(locale));
  return words;
}

async function fetchWords(locale: Locale): Promise<OfflineWords> {
  const response = await fetch(offlineWordsPath(locale));
  if (!response.ok) throw new Error(`the words answer ${response.status}`);
  return (await response.json()) as OfflineWords;
}

export function useWords(locale: Locale): OfflineWords | undefined {
  const [loaded, setLoaded] = useState<{ locale: Locale; words: OfflineWords }>();
  useEffect(() => {
    let left = false;
    loadWords(locale).then(
      (words) => left || setLoaded({ locale, words }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.words : undefined;
}
