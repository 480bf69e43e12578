import type { PlaceText } from '#content/text/place-text.ts';
import { usualHours } from './day-hours.ts';
import type { OpeningRule } from '#content/opening/opening-rule.ts';
import type { Locale } from '#content/locale.ts';
import { openingText } from './opening-text.ts';
import styles from './today-hours.module.css';

interface Props {
  readonly hours: OpeningRule | undefined;
  readonly text: PlaceText;
  readonly locale: Locale;
}

/**
 * The hours of today in Korea, kept true by `today-hours.element.ts`; until then those of any day, or what they hang on.
 */
export function TodayHours({ hours, text, locale }: Props) {
  return (
    <today-hours className={styles.hours} hours={hours && JSON.stringify(hours)}>
      <span>{usualText(hours, text, locale)}</span>
      {hours && (
        <svg viewBox="0 0 200 4" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 2h200" className={styles.closed} />
          <path d={hours.always ? 'M0 2h200' : ''} className={styles.open} />
        </svg>
      )}
    </today-hours>
  );
}

function usualText(hours: OpeningRule | undefined, text: PlaceText, locale: Locale): string {
  if (!hours) return text.openOtherwise;
  const usual = usualHours(hours);
  if (usual === 'always') return text.openAlways;
  if (usual === 'season') return text.openBySeason;
  if (usual === 'day') return text.openByDay;
  return openingText(usual, locale);
}
