import type { ComponentProps } from 'react';
import { late } from '#app/lib/late.tsx';
import { DatedNote } from '#app/ui/dated-note.tsx';
import { HelperPlace } from '#app/ui/helper.tsx';
import type { ShoppingPage } from '#content/shopping.server.ts';
import type { RefundFormProps } from './refund-form.tsx';
import styles from './refund.module.css';

const RefundForm = late(async () => (await import('./refund-form.tsx')).RefundForm);

interface Props extends RefundFormProps {
  readonly notes: ShoppingPage['notes'];
  readonly note: Pick<ComponentProps<typeof DatedNote>, 'words' | 'language'>;
  readonly loading: string;
}

/** The rule of the tax refund, what has changed in it, and a helper that comes alive after the page. */
export function Refund({ notes, note, loading, ...props }: Props) {
  const { words } = props;
  return (
    <section aria-labelledby="refund" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="refund">{words.heading}</h2>
        <p>{words.lead}</p>
        <p>{words.fee}</p>
      </div>
      <div className={styles.notes}>
        {notes.map((update) => (
          <DatedNote key={update.note} {...update} {...note} />
        ))}
      </div>
      <HelperPlace loading={loading} className={styles.place}>
        <RefundForm {...props} />
      </HelperPlace>
    </section>
  );
}
