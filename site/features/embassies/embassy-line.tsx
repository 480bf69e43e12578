import type { ReactNode } from 'react';
import { surface } from '#site/ui/surface.ts';
import styles from './embassy-card.module.css';

interface Props {
  readonly time: 'day' | 'night';
  /** Whose number it is, and when. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A telephone of an embassy under the moon, outside office hours, or under the sun, in them. */
export function EmbassyLine({ time, label, children }: Props) {
  return (
    <div className={`${surface(time === 'night' ? 'indigo' : 'hwang')} ${styles.line}`}>
      <svg aria-hidden="true" viewBox="0 0 120 120" className={styles.sky}>
        {time === 'night' ? (
          <>
            <path d="M70 12a42 42 0 1 0 38 60A36 36 0 0 1 70 12Z" fill="#f0be55" />
            <path d="M70 12a42 42 0 0 0 0 84 42 42 0 0 1 0-84Z" fill="#fff8ea" opacity=".55" />
            <g fill="#fff8ea">
              <path d="m14 20 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" />
              <path d="m98 20 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" />
              <circle cx="106" cy="46" r="2.5" />
              <circle cx="10" cy="84" r="2.5" />
            </g>
          </>
        ) : (
          <>
            <circle cx="62" cy="60" r="30" fill="#c8402c" />
            <path d="M62 30a30 30 0 0 1 0 60Z" fill="#a5301f" />
            <g stroke="#c8402c" strokeWidth="5" strokeDasharray="7 5">
              <path d="M62 22V2M62 98v20M24 60H4M100 60h18M35 33 21 19M89 33l14-14M35 87l-14 14M89 87l14 14" />
            </g>
          </>
        )}
      </svg>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
