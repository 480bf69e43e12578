import { late, WhenAlive } from '#site/lib/late.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './save-card.module.css';

const SaveGuide = late(async () => (await import('./save-guide.tsx')).SaveGuide);

/** Offers to save the guide. All of it comes later: without JavaScript there is nothing to offer. */
export function SaveCard({ locale }: { locale: Locale }) {
  return (
    <div className={styles.place}>
      <WhenAlive>
        <SaveGuide locale={locale} />
      </WhenAlive>
    </div>
  );
}
