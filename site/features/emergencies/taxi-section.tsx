import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { Section } from '#site/ui/section.tsx';
import { longestAddress } from '#domain/emergency-record.ts';
import type { EmergenciesPage } from './read.ts';
import screen from './full-screen.module.css';
import styles from './taxi-section.module.css';

interface Props {
  readonly words: EmergenciesPage['copy']['taxi'];
  readonly request: EmergenciesPage['toThisAddress'];
}

/**
 * A card for the driver with any address, typed or pasted (taxi-card.element.ts). Without JavaScript the card has an
 * empty line, to be copied onto paper.
 */
export function TaxiSection({ words, request }: Props) {
  return (
    <Section
      id={words.id}
      layout="beside"
      headingId="taxi-title"
      heading={words.heading}
      lead={words.lead}
    >
      <taxi-card
        className={`split ${styles.taxi}`}
        data-latin={words.latin}
        data-empty={words.empty}
        data-kept={words.kept}
        data-not-kept={words.notKept}
        data-forgotten={words.forgotten}
      >
        <div className={`needs-script not-printed ${styles.form}`}>
          <Field
            as="textarea"
            id="taxi-address"
            label={words.address}
            hint={words.hint}
            rows={3}
            maxLength={longestAddress}
            lang="ko"
          />
          <Tick id="taxi-hotel" label={words.keep} />
          <div className="row">
            <Button data-show>{words.show}</Button>
            <Button look="line" data-hotel hidden>
              {words.hotel}
            </Button>
          </div>
          <p role="status" className={styles.status} />
        </div>
        <div data-paper className={styles.paper}>
          <p lang="ko" className={styles.request}>{`${request.korean}.`}</p>
          <p lang="ko" data-address className={styles.address} />
          <p className={styles.meaning}>
            {request.meaning}
            <span>{request.aloud}</span>
          </p>
        </div>
        <dialog data-paper aria-label={words.title} className={screen.dialog}>
          <div className={screen.sheet}>
            <div className={`row ${screen.top}`}>
              <Button look="line" data-full-screen>
                {words.fullScreen}
              </Button>
              <form method="dialog">
                <Button type="submit" look="line">
                  {words.close}
                </Button>
              </form>
            </div>
            <div className={styles.body}>
              <p lang="ko" className={styles.request}>{`${request.korean}.`}</p>
              <p lang="ko" data-address className={screen.large} />
            </div>
            <p className={styles.meaning}>{request.meaning}</p>
          </div>
        </dialog>
      </taxi-card>
    </Section>
  );
}
