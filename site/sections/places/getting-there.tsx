import { useRef, type ReactNode } from 'react';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import { CopyButton } from './copy-button.tsx';
import { DriverCard, textOf, type Goal } from './driver-card.tsx';
import styles from './getting-there.module.css';
import { MapApps } from './map-apps.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  readonly goal: Goal;
  readonly site?: string;
  readonly labels: PlaceLabels;
  readonly newTab: string;
  /** More ways, each a `Way`. */
  readonly children?: ReactNode;
}

/** The panel that a card opens: how to get there, the card for the driver, and the place on four maps. */
export function GettingThere({ goal, site, labels, newTab, children }: Props) {
  const address = useRef<HTMLParagraphElement>(null);
  return (
    <details
      className={styles.panel}
      onToggle={({ currentTarget }) => {
        // The open card takes a row of its own: what was pressed may have moved out of sight.
        if (currentTarget.open) currentTarget.firstElementChild?.scrollIntoView(nearest());
      }}
    >
      <summary className={styles.summary}>
        <span>
          {labels.gettingThere}
          <span className="visually-hidden">{`: ${goal.name}`}</span>
        </span>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      <dl className={styles.ways}>
        {children}
        <Way label={labels.address}>
          {goal.address && (
            <div className={styles.address}>
              <p lang="ko" ref={address}>
                {goal.address}
              </p>
              <CopyButton text={textOf(goal)} source={address} words={labels.copy} />
            </div>
          )}
          <DriverCard goal={goal} labels={labels} />
        </Way>
        <Way label={labels.maps}>
          <MapApps place={{ ...goal, name: goal.hangul }} newTab={newTab} />
        </Way>
        {site && (
          <Way label={labels.site}>
            <span className={styles.site}>
              <SiteLink site={site} newTab={newTab} />
            </span>
          </Way>
        )}
      </dl>
    </details>
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

function nearest(): ScrollIntoViewOptions {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { block: 'nearest', behavior: still ? 'instant' : 'smooth' };
}
