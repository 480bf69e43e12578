import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { pathTo } from '#content/pages.ts';
import styles from './consent-banner.module.css';
import { useLoadedFrame } from './frame.ts';

/** Stands at the foot of every page until a choice is made; the script in the head hears the choice. */
export function ConsentBanner() {
  const { locale, ui } = useLoadedFrame();
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-consent-banner>
      <div className={`wrap ${styles.content}`}>
        <div>
          <h2 id="consent-title">{ui.consent.title}</h2>
          <p>
            {ui.consent.text}{' '}
            <PageLink to={pathTo('cookie-policy', locale)}>{ui.consent.policy}</PageLink>
          </p>
        </div>
        <div className={styles.choices}>
          <Button look="line" name="consent" value="rejected">
            {ui.consent.reject}
          </Button>
          <Button look="line" name="consent" value="accepted">
            {ui.consent.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
