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
  const location = useLocation();
  const { hash, key, pathname } = location;
  const type = useNavigationType();
  const last = useRef(location);

  // Before React Router seeks the place, in a layout effect further on in the page.
  useLayoutEffect(() => {
    const { current: from } = last;
    last.current = location;
    if (from === location) return;
    if (type === NavigationType.Pop) page().removeAttribute('data-waits');
    else if (from.pathname !== location.pathname) page().setAttribute('data-waits', '');
  }, [location, type]);

  useEffect(layOutWhenIdle, [pathname]);

  useEffect(() => {
    if (!hash) return;
    const target = document.getElementById(hash.slice(1));
    // What opens as a window is in view.
    if (!target || target instanceof HTMLDialogElement) return;
    page().removeAttribute('data-waits');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The distance from the top is the document's scroll-padding.
    target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  }, [hash, key]);

  return null;
}
