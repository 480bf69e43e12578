import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// A page that is left while it still fades in, or fades in unseen, is no fault; the router says nothing to it.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
