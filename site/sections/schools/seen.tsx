import { ExternalLink } from '#site/ui/external-link.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { SchoolValue } from '#content/school-values.server.ts';
import type { SchoolEntry, SchoolsPage } from '#content/schools.server.ts';
import styles from './seen.module.css';

interface Props {
  readonly value: SchoolValue;
  readonly school: SchoolEntry;
  readonly words: SchoolsPage['copy']['values'];
  readonly locale: Locale;
  /** In the table, the kind and year of the source are enough. */
  readonly brief?: boolean;
}

/** A value with its source, or that it was not seen and whom to ask. */
export function SeenValue({ value, school, words, locale, brief = false }: Props) {
  const { text, note, source } = value;
  if (!text || !source) return <Unseen {...{ school, words, locale }} />;
  const label = brief ? source.brief : `${source.name}, ${source.dated}`;
  return (
    <>
      <span className={styles.value}>{keepNames(text)}</span>
      {note && !brief && <span className={styles.note}>{keepNames(note)}</span>}
      <small className={`note ${styles.source}`}>
        {source.url ? (
          <ExternalLink href={source.url} locale={locale}>
            {label}
          </ExternalLink>
        ) : (
          label
        )}
      </small>
    </>
  );
}

interface MissingProps {
  /** What was not seen, as the rest of the sentence. */
  readonly rest: string;
  readonly school: SchoolEntry;
  readonly words: SchoolsPage['copy']['missing'];
  readonly locale: Locale;
}

/** Says in one sentence whom to ask for all that was not seen. */
export function Missing({ rest, school: { site, contact }, words, locale }: MissingProps) {
  return (
    <>
      {site ? (
        <ExternalLink href={site} locale={locale}>
          {words.askSchool}
        </ExternalLink>
      ) : (
        <a href={contact}>{words.askUs}</a>
      )}{' '}
      {keepNames(rest)}
    </>
  );
}

/** Says that a value was not seen; the link leads to the school, or to us where its page is not known either. */
export function Unseen({ school, words, locale }: Omit<Props, 'value' | 'brief'>) {
  const ask = (school.site ? words.askSchool : words.askUs).replace('{school}', school.name);
  const label = (
    <>
      {words.unseen}
      <span className="visually-hidden">{`: ${ask}`}</span>
    </>
  );
  return school.site ? (
    <ExternalLink href={school.site} locale={locale} className={styles.unseen ?? ''}>
      {label}
    </ExternalLink>
  ) : (
    <a href={school.contact} className={styles.unseen}>
      {label}
    </a>
  );
}
