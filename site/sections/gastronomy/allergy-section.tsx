import { late, WhenAlive } from '#site/lib/late.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import type { Locale } from '#content/locale.ts';
import styles from './allergy.module.css';
import { AllergyList } from './allergy-list.tsx';
import type { FoodChoiceState } from './use-food-choice.ts';

/** Comes with the page's life, before a connection is lost. */
const AllergyPicker = late(async () => (await import('./allergy-picker.tsx')).AllergyPicker);

export interface AllergyProps {
  readonly words: GastronomyPage['copy']['card'];
  readonly card: GastronomyPage['card'];
}

interface Props extends AllergyProps {
  readonly food: FoodChoiceState;
  readonly locale: Locale;
  readonly newTab: string;
}

/** The card in Korean: a list to point at, which becomes one to choose from. */
export function AllergySection({ words, card, food, locale, newTab }: Props) {
  return (
    <section id="allergy-card" aria-labelledby="allergy-title" className={styles.section}>
      <div className={`wrap ${styles.head}`}>
        <h2 id="allergy-title">{words.heading}</h2>
        <p>{words.lead}</p>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <WhenAlive instead={<AllergyList words={words} card={card} />}>
          <AllergyPicker words={words} card={card} food={food} />
        </WhenAlive>
      </div>
      <p className={`wrap ${styles.warning}`}>
        <Prose text={words.warning} locale={locale} newTab={newTab} />
      </p>
    </section>
  );
}
