import {
  createContext,
  use,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { later } from '#site/lib/later.ts';
import type { ToastCardProps } from './toast-card.tsx';

/** A short message above the page. It repeats what stands in the page: five seconds are not enough for all. */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
  readonly variant?: 'default' | 'destructive';
  /** A Korean word for the seal. */
  readonly seal?: string;
}

type ShowToast = (toast: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The card with its swiping weighs more than most pages' own code: it is fetched when it may be needed. */
const loadCard = () => later(() => import('./toast-card.tsx'));

interface Props {
  readonly label: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** Shows one toast at a time; the next one takes its place. */
export function ToastProvider({ label, close, children }: Props) {
  const [toast, setToast] = useState<ToastMessage & { id: number }>();
  const [Card, setCard] = useState<ComponentType<ToastCardProps>>();
  const show = useCallback<ShowToast>((message) => {
    setToast((previous) => ({ ...message, id: (previous?.id ?? 0) + 1 }));
    // Without the card, as when the connection is lost, the notice in the page has to do.
    loadCard().then(
      ({ ToastCard }) => setCard(() => ToastCard),
      () => undefined,
    );
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {Card && toast && <Card label={label} close={close} toast={toast} />}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = use(ToastContext);
  return show ?? (() => {});
}

/** Has the card fetched before it is needed, as the connection may be gone by then. */
export function prepareToast(): void {
  loadCard().catch(() => undefined);
}
