import { Button } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Field } from '#site/ui/field.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import type { EmergenciesPage } from '#content/emergencies.server.ts';
import type { Locale } from '#content/locale.ts';
import { EmbassyCard } from './embassy-card.tsx';
import styles from './embassy-choice.module.css';

interface Props {
  readonly data: EmergenciesPage;
  readonly locale: Locale;
}

/** The visitor's embassy, chosen once (frame/embassy-choice.ts), and below it all of them, folded. */
export function EmbassyChoice({ data, locale }: Props) {
  const { copy, embassies } = data;
  const { embassy: words } = copy;
  return (
    <Section
      id={words.id}
      layout="beside"
      headingId="embassy-title"
      heading={words.heading}
      lead={words.lead}
    >
      <embassy-choice className={styles.choice}>
        <div className={`needs-script not-printed row ${styles.ask}`}>
          <Field as="select" id="emergency-country" label={words.choose} defaultValue="">
            <option value="">{words.none}</option>
            {embassies.map(({ id, country }) => (
              <option key={id} value={id}>
                {country}
              </option>
            ))}
          </Field>
          <Button look="line" data-forget hidden data-done={words.forgotten}>
            {words.forget}
          </Button>
          <p role="status" />
        </div>
        <div
          id="chosen-embassy"
          tabIndex={-1}
          data-chosen
          aria-live="polite"
          className={styles.chosen}
        />
        <Fold label={words.all}>
          <ul className={styles.list}>
            {embassies.map((embassy) => (
              <li key={embassy.id} data-embassy={embassy.id}>
                <EmbassyCard
                  embassy={embassy}
                  copy={copy}
                  directory={data.embassyDirectory}
                  helpline={data.numbers.travel}
                  locale={locale}
                />
              </li>
            ))}
          </ul>
        </Fold>
        <p>
          <Prose text={words.more} locale={locale} />
        </p>
      </embassy-choice>
    </Section>
  );
}
