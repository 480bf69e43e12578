import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { Section } from '#site/ui/section.tsx';
import { longestAddress } from '#domain/emergency-record.ts';
import type { EmergenciesPage } from './read.ts';
import screen from '#site/ui/full-screen.module.css';
import styles from './taxi-section.module.css';

interface Props {
  readonly text: EmergenciesPage['text']['taxi'];
  readonly request: EmergenciesPage['toThisAddress'];
}

/**
 * A card for the driver with any address, typed or pasted (taxi-card.element.ts). Without JavaScript the card has an
 * empty line, to be copied onto paper.
 */
export function TaxiSection({ text, request }: Props) {
  return (
    <Section
      id={text.id}
      layout="beside"
      headingId="taxi-title"
      heading={text.heading}
      lead={text.lead}
    >
      <taxi-card
        className={`split ${styles.taxi}`}
        data-latin={text.latin}
        data-empty={text.empty}
        data-kept={text.kept}
        data-not-kept={text.notKept}
        data-forgotten={text.forgotten}
      >
        <div className={`needs-script not-printed ${styles.form}`}>
          <Field
            as="textarea"
            id="taxi-address"
            label={text.address}
            hint={text.hint}
            rows={3}
            maxLength={longestAddress}
            lang="ko"
          />
          <Tick id="taxi-hotel" label={text.keep} />
          <div className="row">
            <Button data-show>{text.show}</Button>
            <Button look="line" data-hotel hidden>
              {text.hotel}
            </Button>
          </div>
          <p role="status" className={styles.status} />
        </div>
        <div data-paper className={styles.paper}>
          <p lang="ko" className={styles.request}>
            {request.hangul}
          </p>
          <p lang="ko" data-address className={styles.address} />
          <p className={styles.meaning}>
            {request.meaning}
            <span>{request.reading}</span>
          </p>
        </div>
        <dialog data-paper aria-label={text.title} className={screen.dialog}>
          <div className={screen.sheet}>
            <div className={`row ${screen.top}`}>
              <Button look="line" data-full-screen>
                {text.fullScreen}
              </Button>
              <form method="dialog">
                <Button type="submit" look="line">
                  {text.close}
                </Button>
              </form>
            </div>
            <div className={styles.body}>
              <p lang="ko" className={styles.request}>
                {request.hangul}
              </p>
              <p lang="ko" data-address className={screen.large} />
            </div>
            <p className={styles.meaning}>{request.meaning}</p>
          </div>
        </dialog>
      </taxi-card>
    </Section>
  );
}
