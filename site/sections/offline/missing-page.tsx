import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#site/lib/hydrated.ts';
import { Button } from '#site/ui/button.tsx';
import { keptAddress } from '#site/lib/kept.ts';
import type { Locale } from '#content/locale.ts';
import { offlineFrom } from '#content/offline-paths.ts';

/** How often (ms) a reader in view is spared to try again by hand. */
const pause = 15_000;

interface Props {
  readonly words: {
    readonly named: string;
    readonly unnamed: string;
    readonly back: string;
    readonly retry: string;
  };
  readonly locale: Locale;
  readonly pages: readonly { readonly href: string; readonly label: string }[];
}

/** Names the page that could not be opened, and goes there when the connection is back. */
export function MissingPage({ words, locale, pages }: Props) {
  const [params] = useSearchParams();
  const alive = useHydrated();
  const target = alive ? addressWithin(params.get(offlineFrom)) : undefined;
  const to = target?.href;

  useEffect(() => {
    if (!to) return;
    const controller = new AbortController();
    const go = () => void goWhenReachable(to, controller.signal);
    addEventListener('online', go, controller);
    // It may have come back before this page was alive.
    const first = setTimeout(() => navigator.onLine && go(), 2000);
    const timer = setInterval(() => document.visibilityState === 'visible' && go(), pause);
    return () => {
      controller.abort();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [to]);

  if (!target) return null;
  const page = pages.find(
    ({ href }) =>
      keptAddress(new URL(href, location.origin), locale) === keptAddress(target, locale),
  );
  return (
    <>
      <p>
        <strong>{page ? words.named.replace('{page}', page.label) : words.unnamed}</strong>{' '}
        {words.back}
      </p>
      <Button onClick={() => location.replace(target.href)}>{words.retry}</Button>
    </>
  );
}

async function goWhenReachable(to: string, signal: AbortSignal): Promise<void> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    location.replace(to);
  } catch {
    // Not yet.
  }
}

/** An address of the guide itself: nobody is led elsewhere by a link to this page. */
function addressWithin(from: string | null): URL | undefined {
  if (!from?.startsWith('/')) return undefined;
  const url = new URL(from, location.origin);
  return url.origin === location.origin ? url : undefined;
}
