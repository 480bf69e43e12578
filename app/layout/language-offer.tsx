import { Link } from 'react-router';
import { chooseLanguage } from '#app/lib/language-cookie.ts';
import { useLoadedFrame } from './frame.ts';
import styles from './language-offer.module.css';
import { useOtherLanguage } from './language-switch.tsx';

/**
 * Offers the page in the language that the browser asks for, in that language. The script in the head decides
 * before the first paint whether it shows (`data-offer`, first-paint.server.ts), so nothing moves.
 */
export function LanguageOffer() {
  const { locale, offer } = useLoadedFrame();
  const { to, other } = useOtherLanguage(locale);
  return (
    <section lang={other} aria-label={offer.label} className={styles.offer}>
      <div className={`wrap ${styles.row}`}>
        <Link
          to={to}
          lang={other}
          hrefLang={other}
          preventScrollReset
          onClick={() => chooseLanguage(other)}
        >
          {offer.accept}
        </Link>
        <button type="button" onClick={() => chooseLanguage(locale)}>
          {offer.stay}
        </button>
      </div>
    </section>
  );
}
