import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Section } from '#site/ui/section.tsx';
import type { DataPage } from './read-data-page.ts';
import styles from './data-terms.module.css';

type Props = Pick<DataPage, 'text' | 'licence' | 'changes'> & { readonly locale: Locale };

/** What may be done with the data, what one can count on, and what has changed in its format. */
export function DataTerms({ text, licence, changes, locale }: Props) {
  const [before, after] = licence.says.split('{licence}');
  return (
    <>
      <Section headingId="licence" heading={text.licence.heading} layout="beside">
        <div className={styles.licence}>
          <p>
            {before}
            {licence.url && (
              <ExternalLink href={licence.url} locale={locale}>
                {licence.name}
              </ExternalLink>
            )}
            {after}
          </p>
          {!licence.url && (
            <p>
              <a href={licence.contact}>{text.licence.ask}</a>
            </p>
          )}
          <p>{text.licence.private}</p>
          <p>{text.licence.metro}</p>
        </div>
      </Section>
      <Section headingId="rules" heading={text.rules.heading} layout="beside">
        <ul className={`ruled ${styles.lines}`}>
          {text.rules.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section headingId="format" heading={text.changes.heading} layout="beside">
        <ul className={`ruled ${styles.lines}`}>
          {changes.map(({ version, date, text: what }) => (
            <li key={version}>
              <b>{version}</b>
              <span className="note">{` · ${date}`}</span>
              <p>{what}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
