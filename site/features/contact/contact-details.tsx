import { ExternalLink } from '#site/ui/external-link.tsx';
import type { Locale } from '#content/locale.ts';
import type { OfficeHours } from './office-hours.ts';
import styles from './contact-details.module.css';

interface Props {
  readonly text: {
    readonly open: string;
    readonly closed: string;
    readonly hours: string;
    readonly days: string;
    readonly times: string;
    readonly social: string;
  };
  /** What happens to a message. */
  readonly after: { readonly heading: string; readonly steps: readonly string[] };
  /** Without any there is no row. */
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly officeHours: OfficeHours;
  readonly locale: Locale;
  /** The mark and the note of sample details; absent for real ones. */
  readonly sample: { readonly mark: string; readonly note: string } | undefined;
}

/** What happens to a message, and when and where else the office answers; its address stands on the letter. */
export function ContactDetails(props: Props) {
  const { text, after, social, officeHours, locale, sample } = props;
  const mark = sample && <span className={styles.sample}>{sample.mark}</span>;
  return (
    <>
      <h3>{after.heading}</h3>
      <ol className={styles.after}>
        {after.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={`ruled ${styles.details}`}>
        <div>
          <dt>{text.hours}</dt>
          <dd>{text.days}</dd>
          <dd className={styles.line}>{text.times}</dd>
          {!sample && (
            <dd
              className={`needs-script ${styles.line} ${styles.now}`}
              data-props={JSON.stringify(officeHours)}
            >
              <span aria-hidden="true">{text.open}</span>
              <span aria-hidden="true">{text.closed}</span>
            </dd>
          )}
        </div>
        {social.length > 0 && (
          <div>
            <dt>
              {text.social} {mark}
            </dt>
            <dd className={styles.line}>
              <ul className={`row ${styles.social}`}>
                {social.map(({ name, url }) => (
                  <li key={name}>
                    <ExternalLink href={url} locale={locale}>
                      {name}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {sample && <p className={`note ${styles.note}`}>{sample.note}</p>}
    </>
  );
}
