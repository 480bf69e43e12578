import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { Section } from '#site/ui/section.tsx';
import { longestCardLine } from '#domain/emergency-record.ts';
import type { EmergenciesPage } from './read.ts';
import styles from './wallet-section.module.css';

type WalletText = EmergenciesPage['text']['wallet'];

interface Props {
  readonly text: WalletText;
  readonly numbers: EmergenciesPage['numbers'];
}

/** The two sides of the card, each with its fields in their order. */
const sides = {
  front: ['name', 'blood', 'allergy', 'contact'],
  back: ['stay', 'embassy', 'insurance'],
} as const satisfies Record<string, readonly (keyof WalletText['fields'])[]>;

/**
 * A card of the size of a bank card with what helpers have to know (wallet-card.element.ts). Without JavaScript it is
 * printed empty, to be filled in by hand.
 */
export function WalletSection({ text, numbers }: Props) {
  const fields = [...sides.front, ...sides.back];
  return (
    <Section
      id={text.id}
      className={styles.section}
      headingId="wallet-title"
      heading={text.heading}
      lead={text.lead}
    >
      <wallet-card
        className={styles.wallet}
        kept={text.kept}
        not-kept={text.notKept}
        forgotten={text.forgotten}
      >
        <div className={`row ${styles.sides}`}>
          {(['front', 'back'] as const).map((side) => (
            <div key={side} data-paper data-side={side} className={styles.side}>
              <p className={styles.head}>
                <b>{text.sides[side].title}</b>
                <b lang="ko">{text.sides[side].korean}</b>
              </p>
              <dl className={styles.lines}>
                {sides[side].map((name) => (
                  <div key={name} data-field={name}>
                    <dt>
                      {text.fields[name].label} <span lang="ko">{text.fields[name].korean}</span>
                    </dt>
                    <dd />
                  </div>
                ))}
              </dl>
              <p className={styles.foot}>
                {side === 'front' ? (
                  <>
                    <b>{numbers.ambulance}</b> · <b>{numbers.police}</b>
                  </>
                ) : (
                  <>
                    {text.interpreter} <span lang="ko">{text.interpreterKorean}</span>{' '}
                    <b>{numbers.interpreter}</b>
                  </>
                )}
              </p>
            </div>
          ))}
        </div>
        <Fold narrow label={text.fill} className="needs-script not-printed">
          <div className={styles.form}>
            {fields.map((name) => (
              <Field
                key={name}
                as="input"
                id={`wallet-${name}`}
                name={name}
                label={text.fields[name].label}
                hint={fieldOf(text, name).hint}
                maxLength={longestCardLine}
                autoComplete="off"
              />
            ))}
            <div className={`row ${styles.end}`}>
              <Tick id="wallet-keep" label={text.keep} />
              <Button>{text.print}</Button>
              <p role="status" />
            </div>
          </div>
        </Fold>
      </wallet-card>
    </Section>
  );
}

/** A field with its hint, which not every one has. */
function fieldOf(text: WalletText, name: keyof WalletText['fields']) {
  return text.fields[name] as { readonly label: string; readonly hint?: string };
}
