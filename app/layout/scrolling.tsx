import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { layOutWhenIdle } from './lay-out.ts';

const page = () => document.documentElement;

/**
 * Scrolls to the part of the page that the address names, also when the page has just been opened. Where a
 * place is sought, there or on the way back, the page is laid out as a whole and so as long as it is;
 * elsewhere what is out of view waits (`--out-of-view` in app/styles/tokens.css).
 */
export function Scrolling() {
  const { hash, key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(key);

  // Before React Router seeks the place, in a layout effect further on in the page.
  useLayoutEffect(() => {
    if (last.current !== key) page().toggleAttribute('data-waits', type !== NavigationType.Pop);
    last.current = key;
  }, [key, type]);

  useEffect(layOutWhenIdle, [pathname]);

  useEffect(() => {
    if (!hash) return;
    page().removeAttribute('data-waits');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The distance from the top is the document's scroll-padding.
    document
      .getElementById(decodeURIComponent(hash.slice(1)))
      ?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  }, [hash, key]);

  return null;
}
