import type { PlaceLabels } from '#content/copy/place-labels.ts';
import { usualHours } from './day-hours.ts';
import type { OpeningRule } from '#content/opening/opening-rule.ts';
import type { Locale } from '#content/locale.ts';
import { openingText } from './opening-text.ts';
import styles from './today-hours.module.css';

interface Props {
  readonly hours: OpeningRule | undefined;
  readonly labels: PlaceLabels;
  readonly locale: Locale;
}

/**
 * The hours of today in Korea, kept true by `today-hours.element.ts`; until then those of any day, or what they hang on.
 */
export function TodayHours({ hours, labels, locale }: Props) {
  return (
    <today-hours className={styles.hours} data-hours={hours && JSON.stringify(hours)}>
      <span>{usualText(hours, labels, locale)}</span>
      {hours && (
        <svg viewBox="0 0 200 4" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 2h200" className={styles.closed} />
          <path d={hours.always ? 'M0 2h200' : ''} className={styles.open} />
        </svg>
      )}
    </today-hours>
  );
}

function usualText(hours: OpeningRule | undefined, labels: PlaceLabels, locale: Locale): string {
  if (!hours) return labels.openOtherwise;
  const usual = usualHours(hours);
  if (usual === 'always') return labels.openAlways;
  if (usual === 'season') return labels.openBySeason;
  if (usual === 'day') return labels.openByDay;
  return openingText(usual, locale);
}
