import { late } from '#site/lib/late.tsx';
import { DatedFigure } from '#site/ui/dated-figure.tsx';
import { HelperPlace } from '#site/ui/helper.tsx';
import type { ShoppingPage } from '#content/shopping.server.ts';
import type { RefundFormProps } from './refund-form.tsx';
import styles from './refund.module.css';

const RefundForm = late(async () => (await import('./refund-form.tsx')).RefundForm);

interface Props extends RefundFormProps {
  readonly figures: ShoppingPage['refund']['figures'];
  readonly loading: string;
  readonly newTab: string;
}

/** The rules of the tax refund with their sources, and a helper that works out a purchase. */
export function Refund({ figures, loading, newTab, ...props }: Props) {
  const { words } = props;
  return (
    <section aria-labelledby="refund" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="refund">{words.heading}</h2>
        <p>{words.lead}</p>
        <p>{words.fee}</p>
      </div>
      <div className={styles.notes}>
        {figures.map((figure) => (
          <DatedFigure key={figure.id} figure={figure} newTab={newTab} />
        ))}
      </div>
      <HelperPlace loading={loading} className={styles.place}>
        <RefundForm {...props} />
      </HelperPlace>
    </section>
  );
}
