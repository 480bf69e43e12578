import type { Locale } from '#content/locale.ts';
import type { ReactNode } from 'react';
import { CopyButton } from '#site/ui/copy-button.tsx';
import { DriverCard, textOf, type Goal } from './driver-card.tsx';
import { MapApps } from './map-apps.tsx';
import type { PlaceText } from '#content/text/place-text.ts';
import styles from './getting-there.module.css';
import { SiteLink } from './site-link.tsx';

interface Props {
  readonly goal: Goal;
  readonly site?: string | undefined;
  readonly text: PlaceText;
  readonly locale: Locale;
  /** More ways, each a `Way`. */
  readonly children?: ReactNode;
}

/** How to get there, a card for the driver, and links to four maps. */
export function GettingThere({ goal, site, text, locale, children }: Props) {
  const addressId = `${goal.id}-address`;
  return (
    <dl className={styles.ways}>
      {children}
      <Way label={text.address}>
        {goal.address && (
          <div className={`row ${styles.address}`}>
            <p lang="ko" id={addressId}>
              {goal.address}
            </p>
            <CopyButton text={textOf(goal)} source={addressId} copyButtonText={text.text} />
          </div>
        )}
        <DriverCard goal={goal} text={text} locale={locale} />
      </Way>
      <Way label={text.maps}>
        <MapApps place={{ ...goal, name: goal.hangul }} locale={locale} />
      </Way>
      {site && (
        <Way label={text.site}>
          <span className={styles.site}>
            <SiteLink site={site} locale={locale} />
          </span>
        </Way>
      )}
    </dl>
  );
}

/** One way to get there, or what helps with it. */
export function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
