import { Button } from '#site/ui/button.tsx';
import { Section } from '#site/ui/section.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import type { EmergenciesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './nearest-station.module.css';

interface Props {
  readonly text: EmergenciesPage['text']['station'];
  readonly locale: Locale;
}

/** Names the nearest metro station by the position of the device (nearest-station.element.ts). */
export function NearestStation({ text, locale }: Props) {
  const { found, searching, outside, refused, unavailable, failed } = text;
  return (
    <Section
      id={text.id}
      layout="beside"
      className="needs-script not-printed"
      headingId="station-title"
      heading={text.heading}
      lead={text.lead}
    >
      <nearest-station
        className={styles.station}
        lang={locale}
        found={found}
        searching={searching}
        outside={outside}
        refused={refused}
        unavailable={unavailable}
        failed={failed}
        label={text.showName}
      >
        <Button>{text.find}</Button>
        <p role="status" className={styles.answer} />
        <p hidden>
          <ShowName korean="역" name="" kind="station" label={text.showName} />
        </p>
      </nearest-station>
    </Section>
  );
}
