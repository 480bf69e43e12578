import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { ToastCardProps, ToastMessage, ToastWords } from './toast-card.tsx';

/** The card with its swiping weighs more than most islands: it is fetched when it may be needed. */
const loadCard = () => import('./toast-card.tsx');

/** Shows one toast of the island at a time; the next one takes its place. The island renders `toast`. */
export function useToast(words: ToastWords): {
  readonly toast: ReactNode;
  readonly showToast: (message: ToastMessage) => void;
} {
  const [message, setMessage] = useState<ToastMessage & { id: number }>();
  const [Card, setCard] = useState<ComponentType<ToastCardProps>>();
  const showToast = useCallback((next: ToastMessage) => {
    setMessage((previous) => ({ ...next, id: (previous?.id ?? 0) + 1 }));
    // Without the card, as when the connection is lost, the notice in the page has to do.
    loadCard().then(
      ({ ToastCard }) => setCard(() => ToastCard),
      () => undefined,
    );
  }, []);
  return { toast: Card && message && <Card words={words} toast={message} />, showToast };
}

/** Has the card fetched before it is needed, as the connection may be gone by then. */
export function prepareToast(): void {
  loadCard().catch(() => undefined);
}
