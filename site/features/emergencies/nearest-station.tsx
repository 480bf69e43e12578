import { Button } from '#site/ui/button.tsx';
import { Section } from '#site/ui/section.tsx';
import type { EmergenciesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './nearest-station.module.css';

interface Props {
  readonly words: EmergenciesPage['copy']['station'];
  readonly locale: Locale;
}

/** Names the nearest metro station by the position of the device (nearest-station.element.ts). */
export function NearestStation({ words, locale }: Props) {
  const { found, searching, outside, refused, unavailable, failed } = words;
  return (
    <Section
      id={words.id}
      layout="beside"
      className="needs-script not-printed"
      headingId="station-title"
      heading={words.heading}
      lead={words.lead}
    >
      <nearest-station
        className={styles.station}
        lang={locale}
        data-found={found}
        data-searching={searching}
        data-outside={outside}
        data-refused={refused}
        data-unavailable={unavailable}
        data-failed={failed}
      >
        <Button>{words.find}</Button>
        <p role="status" className={styles.answer} />
      </nearest-station>
    </Section>
  );
}
