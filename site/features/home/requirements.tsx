import { keepNames } from '#site/ui/keep-names.tsx';
import type { HomePage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { Section } from '#site/ui/section.tsx';
import { formalityOf, holdsOn } from './formalities.ts';
import styles from './requirements.module.css';

interface Props {
  readonly text: HomePage['text']['requirements'];
  readonly passports: HomePage['passports'];
  readonly locale: Locale;
  /** `YYYY-MM-DD` in Korea. */
  readonly today: string;
}

/** What three passports need today; a rule with an end is followed by the one that comes after it. */
export function Requirements({ text, passports, locale, today }: Props) {
  const formalities = passports.map((each) => formalityOf(each, text, locale));
  return (
    <Section
      id="requisitos"
      headingId="requirements-title"
      heading={text.heading}
      lead={
        <p>
          <a href={pathTo(text.action.page, locale)}>{text.action.label}</a>
        </p>
      }
    >
      <ul className={`ruled ${styles.rows}`}>
        {formalities.map(({ name, stay, rules }) => (
          <li key={name}>
            <h3>{name}</h3>
            {rules.map((dated) => (
              <div
                key={dated.rule}
                className={`split-wide ${styles.rule}`}
                data-props={JSON.stringify({ from: dated.from, until: dated.until })}
                hidden={!holdsOn(dated, today)}
              >
                <p className={styles.large}>{keepNames(dated.rule)}</p>
                <p>{keepNames(dated.note)}</p>
              </div>
            ))}
            <p className={styles.stay}>{stay}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
