import { Button } from '#site/ui/button.tsx';
import { pathTo } from '#content/pages.ts';
import type { Frame } from '#site/layout/read-frame.ts';
import styles from './consent-banner.module.css';

/** The consent banner, shown until a choice is made; the script in the head handles the choice. */
export function ConsentBanner({ frame: { locale, uiText } }: { readonly frame: Frame }) {
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div className={`wrap ${styles.content}`}>
        <div>
          <h2 id="consent-title">{uiText.consent.title}</h2>
          <p>
            {uiText.consent.text}{' '}
            <a href={pathTo('cookie-policy', locale)}>{uiText.consent.policy}</a>
          </p>
        </div>
        <div className={styles.choices}>
          <Button look="line" name="consent" value="rejected">
            {uiText.consent.reject}
          </Button>
          <Button look="line" name="consent" value="accepted">
            {uiText.consent.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
