import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import cardStyles from './toast-card.css?url';
import type { ToastCardProps, ToastMessage, ToastText } from './toast-card.tsx';

/**
 * The card with its swiping weighs more than most islands: its code and styles are fetched when it may be needed.
 * Astro would link a CSS module of late code in the document already.
 */
const loadCard = () => Promise.all([import('./toast-card.tsx'), addStylesheet(cardStyles)]);

/** Shows one toast of the island at a time; the next one takes its place. The island renders `toast`. */
export function useToast(text: ToastText): {
  readonly toast: ReactNode;
  readonly showToast: (message: ToastMessage) => void;
} {
  const [message, setMessage] = useState<ToastMessage & { id: number }>();
  const [Card, setCard] = useState<ComponentType<ToastCardProps>>();
  const showToast = useCallback((next: ToastMessage) => {
    setMessage((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
    // Without the card, as when the connection is lost, the notice in the page has to do.
    loadCard().then(
      ([{ ToastCard }]) => setCard(() => ToastCard),
      () => undefined,
    );
  }, []);
  return { toast: Card && message && <Card text={text} toast={message} />, showToast };
}

/** Has the card fetched before it is needed, as the connection may be gone by then. */
export function prepareToast(): void {
  loadCard().catch(() => undefined);
}
