import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question whose answer the address names: browsers do so only for documents they load. */
export function useNamedQuestion(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) openFold(hash.slice(1));
  }, [hash, key]);
}

function openFold(id: string): void {
  const fold = document.getElementById(id)?.closest('details');
  if (fold) fold.open = true;
}

/**
 * Keeps the open question in the address. The router is not told: to it a new anchor is a place to
 * scroll to, and the question already stands where it was clicked.
 */
export function keepInAddress(id: string, open: boolean): void {
  const { pathname, search, hash } = location;
  const anchor = `#${id}`;
  if (open === (hash === anchor)) return;
  history.replaceState(history.state, '', `${pathname}${search}${open ? anchor : ''}`);
}
