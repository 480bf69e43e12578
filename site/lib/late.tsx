import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from './hydrated.ts';
import { later } from './later.ts';
import { fetchAhead } from './when-idle.ts';

/**
 * A part of the page whose code comes after it: when the page that needs it rests, or a link to that page is
 * reached for. Until it comes, and for as long as it cannot, the reader keeps what stands in its place; a lost
 * connection never costs the page.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  fetchAhead(load);
  return lazy(async () => ({ default: await insist(load) }));
}

interface WhenAliveProps {
  /** What stands there before, and without JavaScript. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Holds late parts that the document, written earlier, does not have. */
export function WhenAlive({ instead = null, children }: WhenAliveProps) {
  return useHydrated() ? <Suspense fallback={instead}>{children}</Suspense> : instead;
}

async function insist<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      // One after the other, as only the next chance can change the answer.
      // eslint-disable-next-line no-await-in-loop
      return await later(load);
    } catch {
      // eslint-disable-next-line no-await-in-loop
      await nextChance();
      // eslint-disable-next-line no-await-in-loop
      await Promise.all(missingStyles().map(fetchAgain));
    }
  }
}

/** The connection is back, or the reader. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const chance = new AbortController();
    const take = () => {
      chance.abort();
      resolve();
    };
    addEventListener('online', take, chance);
    document.addEventListener('visibilitychange', take, chance);
  });
}

/** An import that is repeated does not ask again for the stylesheets that it missed. */
const missingStyles = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).filter(isMissing);

/** One that did not come has no rules, or none that may be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.media = link.media;
    next.crossOrigin = link.crossOrigin;
    next.href = link.href;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => resolve());
    link.replaceWith(next);
  });
}
