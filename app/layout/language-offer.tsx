import { chooseLanguage } from '#app/lib/language-cookie.ts';
import { otherLocale } from '#content/locale.ts';
import { useLoadedFrame } from './frame.ts';
import styles from './language-offer.module.css';
import { OtherLanguageLink } from './language-switch.tsx';

/**
 * Offers the page in the language that the browser asks for, in that language. The script in the head decides
 * before the first paint whether it shows (`data-offer`, first-paint.server.ts), so nothing moves.
 */
export function LanguageOffer() {
  const { locale, offer } = useLoadedFrame();
  return (
    <section lang={otherLocale(locale)} aria-label={offer.label} className={styles.offer}>
      <div className={`wrap ${styles.row}`}>
        <OtherLanguageLink locale={locale}>{offer.accept}</OtherLanguageLink>
        <button type="button" onClick={() => chooseLanguage(locale)}>
          {offer.stay}
        </button>
      </div>
    </section>
  );
}
