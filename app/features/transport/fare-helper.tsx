import { lazy, Suspense } from 'react';
import { useHydrated } from '#app/lib/hydrated.ts';
import type { FareFormProps } from './fare-form.tsx';
import styles from './fare-helper.module.css';

const FareForm = lazy(async () => ({ default: (await import('./fare-form.tsx')).FareForm }));

/** What a ride will cost. It comes alive after the page; without JavaScript the tables above serve. */
export function FareHelper({ loading, ...props }: FareFormProps & { loading: string }) {
  const waiting = <p className={styles.waiting}>{loading}</p>;
  return (
    <section aria-labelledby="fare-helper" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="fare-helper">{props.words.heading}</h2>
        <p>{props.words.lead}</p>
      </div>
      <div className={styles.place}>
        {useHydrated() ? (
          <Suspense fallback={waiting}>
            <FareForm {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </section>
  );
}
