import { late, WhenAlive } from '#app/lib/late.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './allergy.module.css';
import { AllergyWords, type AllergyProps } from './allergy-words.tsx';

/** Comes with the page's life, before a connection is lost. */
const AllergyPicker = late(async () => (await import('./allergy-picker.tsx')).AllergyPicker);

interface Props extends AllergyProps {
  readonly locale: Locale;
  readonly newTab: string;
}

/** The card in Korean: a list to point at that becomes one to tick. */
export function AllergySection({ locale, newTab, ...props }: Props) {
  return (
    <section id="allergy-card" aria-labelledby="allergy-title" className={styles.section}>
      <div className={`wrap ${styles.head}`}>
        <h2 id="allergy-title">{props.words.heading}</h2>
        <p>{props.words.lead}</p>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <WhenAlive instead={<AllergyWords {...props} />}>
          <AllergyPicker {...props} />
        </WhenAlive>
      </div>
      <p className={`wrap ${styles.warning}`}>
        <Prose text={props.words.warning} {...{ locale, newTab }} />
      </p>
    </section>
  );
}
