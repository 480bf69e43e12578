import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part of the page that the address names, also when the page has just been opened. */
export function HashScroll() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The distance from the top is the document's scroll-padding.
    target?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  }, [hash, key]);
  return null;
}
