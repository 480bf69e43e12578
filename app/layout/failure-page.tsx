import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './failure-page.module.css';
import { useFrame } from './frame.ts';

/** Shown when a page cannot be built. It stands alone: the frame may be what failed. */
export function FailurePage({ error }: { error: unknown }) {
  const words = useFrame()?.ui.failure;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className={`wrap ${styles.page}`} data-failure>
      <p>{status}</p>
      <h1>{words?.title ?? 'Algo ha fallado · Something went wrong'}</h1>
      <p>
        {words?.text ?? 'Vuelve a intentarlo dentro de un momento. Please try again in a moment.'}
      </p>
      <ButtonLink to="" reloadDocument>
        {words?.retry ?? 'Reintentar · Retry'}
      </ButtonLink>
    </main>
  );
}
