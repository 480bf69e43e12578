import type { DocumentId } from '#content/document-paths.ts';
import { otherLocale } from '#content/locale.ts';
import type { Frame } from '#site/layout/read-frame.ts';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import styles from './language-offer.module.css';
import { OtherLanguageLink } from './language-switch.tsx';

/**
 * Offers the page in the language that the browser prefers, in that language. The script in the head decides
 * before the first paint whether it is shown (`data-offer`, head-scripts.ts), so nothing shifts.
 */
export function LanguageOffer({
  frame,
  page,
}: {
  readonly frame: Frame;
  readonly page: DocumentId;
}) {
  const { locale, offer } = frame;
  return (
    <section lang={otherLocale(locale)} aria-label={offer.label} className={styles.offer}>
      <div className={`wrap ${styles.row}`}>
        <p>{offer.text}</p>
        <OtherLanguageLink locale={locale} page={page}>
          {offer.accept}
        </OtherLanguageLink>
        <button
          type="button"
          className="icon-button"
          aria-label={offer.stay}
          title={offer.stay}
          name="keep-language"
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  );
}
