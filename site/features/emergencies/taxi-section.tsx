import { keepTogether } from '#domain/korean/keep-together.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { ShowCard } from '#site/ui/show-card/show-card.tsx';
import { Section } from '#site/ui/section.tsx';
import { longestAddress } from '#domain/emergency-record.ts';
import type { EmergenciesPage } from './read.ts';
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
        latin={text.latin}
        empty={text.empty}
        kept={text.kept}
        not-kept={text.notKept}
        forgotten={text.forgotten}
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
            <Button name="show">{text.show}</Button>
            <Button look="line" name="hotel" hidden>
              {text.hotel}
            </Button>
          </div>
          <p role="status" className={styles.status} />
        </div>
        <div data-paper className={styles.paper}>
          <p lang="ko" className={styles.request}>
            {keepTogether(request.hangul)}
          </p>
          <p lang="ko" data-line="address" className={styles.address} />
          <p className={styles.meaning}>
            {request.meaning}
            <span>{request.reading}</span>
          </p>
        </div>
        <ShowCard
          id="taxi-card"
          card={{
            title: text.title,
            lines: [
              {
                kind: 'line',
                korean: request.hangul,
                meaning: request.meaning,
                reading: request.reading,
              },
              // The address, as it is typed.
              { kind: 'address', korean: '' },
            ],
          }}
          text={text.card}
        />
      </taxi-card>
    </Section>
  );
}
