import { CallLink } from '#site/ui/call-link.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { Sources } from '#site/ui/sources.tsx';
import type { EmergenciesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './hospitals.module.css';

interface Props {
  readonly text: EmergenciesPage['text'];
  readonly hospitals: EmergenciesPage['hospitals'];
  readonly locale: Locale;
}

/** Hospitals with a desk for foreigners, by city; those with a number come first. */
export function Hospitals({ text, hospitals, locale }: Props) {
  const { hospitals: hospitalsText, call } = text;
  const sources = hospitals.flatMap((hospital) => hospital.sources);
  return (
    <Section
      id={hospitalsText.id}
      headingId="hospitals-title"
      heading={hospitalsText.heading}
      lead={
        <p>
          <Prose text={hospitalsText.lead} locale={locale} />
        </p>
      }
    >
      <div className={`split ${styles.cities}`}>
        {(['seoul', 'busan'] as const).map((city) => (
          <div key={city}>
            <h3>{hospitalsText.cities[city]}</h3>
            <Fold narrow label={hospitalsText.show} of={hospitalsText.cities[city]}>
              <ul className={`ruled ${styles.list}`}>
                {hospitals
                  .filter((hospital) => hospital.city === city)
                  .map(({ name, hangul, area, languages, hours, telephone }) => (
                    <li key={hangul}>
                      <p className={styles.name}>
                        <b>{name}</b>
                        <span>
                          <span lang="ko">{hangul}</span>
                          <ShowName
                            korean={hangul}
                            name={name}
                            kind="place"
                            label={hospitalsText.showName}
                          />
                        </span>
                      </p>
                      <p>{[area, languages, hours].filter(Boolean).join(' · ')}</p>
                      {telephone && (
                        <CallLink number={telephone} label={call} className={styles.call} />
                      )}
                    </li>
                  ))}
              </ul>
            </Fold>
          </div>
        ))}
      </div>
      <p className={styles.costs}>
        <Prose text={hospitalsText.costs} locale={locale} />
      </p>
      <Fold label={hospitalsText.sources} className="not-printed">
        <p className="note">
          <Sources
            sources={[...new Map(sources.map((source) => [source.name, source])).values()]}
            locale={locale}
          />
        </p>
      </Fold>
    </Section>
  );
}
