import type { ReactNode } from 'react';
import { Button } from '#site/ui/button.tsx';
import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Field } from '#site/ui/field.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Embassy, EmbassyText } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { EmbassyCard } from './embassy-card.tsx';
import styles from './embassy-choice.module.css';

interface Props {
  readonly text: EmbassyText;
  readonly embassies: readonly Embassy[];
  /** The URL of the official directory. */
  readonly directory: string;
  /** The travel helpline. */
  readonly helpline: string;
  /** Whether the page has a card for the driver. */
  readonly taxi?: boolean;
  readonly locale: Locale;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** The visitor's embassy, chosen once (embassy-choice.element.ts), and below it all of them, one line each. */
export function EmbassyChoice({ text, embassies, locale, children, ...props }: Props) {
  const { directory, helpline, taxi } = props;
  const [before, after] = text.noAnswer.split('{number}');
  const all = (
    <ul className={`ruled ${styles.all}`}>
      {embassies.map((embassy) => (
        <li key={embassy.id}>
          <details name="embassies">
            <summary className={styles.line}>
              <b>{embassy.country}</b>
              <span>{shortNumber(embassy.inSeoul)}</span>
            </summary>
            <div id={embassy.id} className={styles.card}>
              <EmbassyCard
                embassy={embassy}
                text={text}
                helpline={helpline}
                taxi={taxi}
                locale={locale}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
  return (
    <Section
      id={text.id}
      layout="beside"
      headingId="embassy-title"
      heading={text.heading}
      lead={text.lead}
    >
      <embassy-choice className={styles.choice} forgotten={text.forgotten}>
        <div className={`needs-script not-printed row ${styles.ask}`}>
          <Field as="select" id="embassy-country" label={text.choose} defaultValue="">
            <option value="">{text.none}</option>
            {embassies.map(({ id, country }) => (
              <option key={id} value={id}>
                {country}
              </option>
            ))}
          </Field>
          <Button look="line" hidden>
            {text.forget}
          </Button>
          <p role="status" />
        </div>
        <div id="chosen-embassy" tabIndex={-1} aria-live="polite" className={styles.chosen} />
        <Fold label={text.all}>{all}</Fold>
        <p>
          {before}
          <CallLink number={helpline} label={text.call} />
          {after}{' '}
          <ExternalLink href={directory} locale={locale}>
            {text.directory}
          </ExternalLink>
        </p>
        <p>{text.missing}</p>
        {children}
      </embassy-choice>
    </Section>
  );
}

/** The duty line, with its year when that is over, or the number of the office. */
function shortNumber({ duty, telephone }: Embassy['inSeoul']): string | undefined {
  if (!duty) return telephone;
  return duty.year ? `${duty.number} (${duty.year})` : duty.number;
}
