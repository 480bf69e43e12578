import { useEffect, useRef, useState, type RefObject } from 'react';

interface Disclosure<Element extends HTMLElement> {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Goes on the element that holds the button and what it opens. */
  readonly ref: RefObject<Element | null>;
}

/**
 * A part that a button opens. It closes on a click outside, on Escape (the focus returns to the
 * button), when the focus leaves it, and when the page changes.
 */
export function useDisclosure<Element extends HTMLElement>(): Disclosure<Element> {
  const [open, setOpen] = useState(false);
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (!open) return;
    const element = ref.current;
    const leave = new AbortController();
    const { signal } = leave;
    const close = () => setOpen(false);
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!element?.contains(target as Node)) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close();
        element?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      },
      { signal },
    );
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget && !element.contains(relatedTarget as Node)) close();
      },
      { signal },
    );
    return () => leave.abort();
  }, [open]);
  return { open, toggle: () => setOpen(!open), ref };
}
