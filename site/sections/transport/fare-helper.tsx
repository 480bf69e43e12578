import { late } from '#site/lib/late.tsx';
import { HelperPlace } from '#site/ui/helper.tsx';
import type { FareFormProps } from './fare-form.tsx';
import styles from './fare-helper.module.css';

const FareForm = late(async () => (await import('./fare-form.tsx')).FareForm);

/** What a ride will cost. It comes alive after the page; without JavaScript the tables above serve. */
export function FareHelper({ loading, ...props }: FareFormProps & { loading: string }) {
  return (
    <section aria-labelledby="fare-helper" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="fare-helper">{props.words.heading}</h2>
        <p>{props.words.lead}</p>
      </div>
      <HelperPlace loading={loading} className={styles.place}>
        <FareForm {...props} />
      </HelperPlace>
    </section>
  );
}
