import type { Locale } from '#content/locale.ts';
import type { PictureFile } from '#site/lib/pictures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { DatedFigure } from '#site/ui/dated-figure.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import type { StudyPage } from '#content/study.server.ts';
import styles from './academies.module.css';

interface Props {
  readonly copy: StudyPage['copy']['academies'];
  readonly picture: PictureFile;
  readonly locale: Locale;
  /** The tag of entries that are not real yet. */
  readonly sample: string;
  /** The contact page with its subject chosen. */
  readonly contact: string;
}

/** The partner academies, and beside them who can sponsor a visa. */
export function Academies({ copy, picture, locale, sample, contact }: Props) {
  return (
    <section
      id="academias-partner"
      aria-labelledby="academies"
      className={`wrap ${styles.section}`}
    >
      <div className={styles.head}>
        <h2 id="academies">{copy.heading}</h2>
        <p>
          {copy.lead}
          {copy.items.some((academy) => academy.sample) && ` ${copy.sampleLead}`}
        </p>
      </div>
      <div className={styles.columns}>
        {copy.items.length > 0 ? (
          <ul className={styles.cards}>
            {copy.items.map((academy) => (
              <AcademyCard
                key={academy.id}
                academy={academy}
                copy={copy}
                picture={picture}
                sample={sample}
                contact={contact}
              />
            ))}
          </ul>
        ) : (
          <div className={styles.unnamed}>
            <p>{copy.unnamed}</p>
            <ButtonLink href={contact} look="line">
              {copy.askUnnamed}
            </ButtonLink>
          </div>
        )}
        <aside className={styles.honest} aria-labelledby="honest">
          <h3 id="honest">{copy.honest}</h3>
          <DatedFigure figure={copy.figure} locale={locale} />
        </aside>
      </div>
    </section>
  );
}

function AcademyCard(
  props: Omit<Props, 'locale'> & { readonly academy: Props['copy']['items'][number] },
) {
  const { academy, copy, picture, sample, contact } = props;
  return (
    <li className={styles.card}>
      <Picture
        picture={picture}
        alt=""
        title={academy.name}
        sizes="(max-width: 820px) 100vw, 380px"
        className={styles.picture}
      />
      <Seal hangul={academy.hangul} className={styles.seal} />
      <div className={styles.text}>
        <p className={styles.badges}>
          {academy.isPartner && (
            <b>
              {copy.partner}
              {academy.since && ` ${copy.since.replace('{year}', String(academy.since))}`}
            </b>
          )}
          {academy.sample && <span className={styles.sample}>{sample}</span>}
        </p>
        <h3>{academy.name}</h3>
        <p>{academy.description}</p>
        <dl className={styles.facts}>
          {(['location', 'group', 'schedule'] as const).map((fact) => (
            <div key={fact}>
              <dt>{copy[fact]}</dt>
              <dd>{academy[fact]}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={contact} look="line" className={styles.ask}>
          {copy.ask}
          <span className="visually-hidden">{`: ${academy.name}`}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
