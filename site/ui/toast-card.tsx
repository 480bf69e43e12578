import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { CloseIcon } from './line-icon.tsx';
import { Seal } from './seal.tsx';

/** A short message above the page. It repeats what stands in the page: five seconds are not enough for all. */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
  readonly variant?: 'default' | 'destructive';
  /** A Korean word for the seal. */
  readonly seal?: string;
}

export interface ToastText {
  /** Names the region of the toasts. */
  readonly region: string;
  /** Names the button that closes one. */
  readonly close: string;
}

export interface ToastCardProps {
  readonly text: ToastText;
  readonly toast: ToastMessage & { readonly id: number };
}

/** The toast itself: five seconds, paused under the pointer or the focus, swiped away to the right. */
export function ToastCard({ text, toast }: ToastCardProps) {
  const destructive = toast.variant === 'destructive';
  // At the end of the document no box of the page can hold it.
  return createPortal(
    <Toast.Provider label={text.region} duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root
        key={toast.id}
        type="background"
        className={`toast ${destructive ? 'toast-destructive' : ''}`}
      >
        {toast.seal && <Seal hangul={toast.seal} className="toast-seal" />}
        <Toast.Title className="toast-title">{toast.title}</Toast.Title>
        <Toast.Description className="toast-text">{toast.text}</Toast.Description>
        <Toast.Close className="icon-button toast-close" aria-label={text.close}>
          <CloseIcon />
        </Toast.Close>
        <span className="toast-time" aria-hidden="true" />
      </Toast.Root>
      <Toast.Viewport label={text.region} className="toast-viewport" />
    </Toast.Provider>,
    document.body,
  );
}
