import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { ToastCardProps } from './toast-card.tsx';

/** A short message above the page. It repeats what stands in the page: five seconds are not enough for all. */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
  readonly variant?: 'default' | 'destructive';
  /** A Korean word for the seal. */
  readonly seal?: string;
}

export interface ToastWords {
  /** Names the region of the toasts. */
  readonly region: string;
  /** Names the button that closes one. */
  readonly close: string;
}

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
