import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { pathTo } from '#content/pages.ts';
import styles from './consent-banner.module.css';
import { choose, useConsent } from './consent.ts';
import { useLoadedFrame } from './frame.ts';

/** Stands at the foot of every page until a choice is made. */
export function ConsentBanner() {
  const { locale, ui } = useLoadedFrame();
  if (useConsent() !== 'asking') return null;
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-consent>
      <div className={`wrap ${styles.content}`}>
        <div>
          <h2 id="consent-title">{ui.consent.title}</h2>
          <p>
            {ui.consent.text}{' '}
            <PageLink to={pathTo('cookie-policy', locale)}>{ui.consent.policy}</PageLink>
          </p>
        </div>
        <div className={styles.choices}>
          <Button look="line" onClick={() => choose('rejected')}>
            {ui.consent.reject}
          </Button>
          <Button look="line" onClick={() => choose('accepted')}>
            {ui.consent.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
