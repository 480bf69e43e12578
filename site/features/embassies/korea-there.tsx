import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import type { Embassy, EmbassyWords } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './embassy-choice.module.css';

interface Props {
  readonly mission: Embassy['koreaThere'];
  readonly words: EmbassyWords;
  readonly locale: Locale;
}

/** The embassy of Korea in a country, which issues visas. */
export function KoreaThere({ mission, words, locale }: Props) {
  const { city, isOffice, address, telephone, pages = {}, note } = mission;
  const languages = Object.entries(pages) as ['ko' | 'es' | 'en', string][];
  return (
    <div className={styles.there}>
      <p className={styles.name}>
        {(isOffice ? words.koreanOffice : words.koreaThere).replace('{city}', city)}
      </p>
      {note && <p>{note}</p>}
      <Facts layout="below">
        {telephone && (
          <Fact label={words.telephone}>
            <CallLink number={telephone} label={words.call} />
          </Fact>
        )}
        {address && <Fact label={words.address}>{address}</Fact>}
        {languages.length > 0 && (
          <Fact label={words.official}>
            {languages.map(([language, url]) => (
              <span key={language} className={styles.page}>
                <ExternalLink href={url} locale={locale}>
                  {words.languages[language]}
                </ExternalLink>
              </span>
            ))}
          </Fact>
        )}
      </Facts>
    </div>
  );
}
