import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import type { Embassy, EmbassyText } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './embassy-card.module.css';

interface Props {
  readonly mission: Embassy['koreaThere'];
  readonly text: EmbassyText;
  readonly locale: Locale;
}

/** The embassy of Korea in a country, which issues visas. */
export function KoreaThere({ mission, text, locale }: Props) {
  const { city, isOffice, address, telephone, pages = {}, note } = mission;
  const languages = Object.entries(pages) as ['ko' | 'es' | 'en', string][];
  return (
    // Paper has no links to follow.
    <div className={`${styles.there} ${telephone || address ? '' : 'not-printed'}`}>
      <p className={styles.name}>
        {(isOffice ? text.koreanOffice : text.koreaThere).replace('{city}', city)}
      </p>
      {note && <p>{note}</p>}
      <Facts layout="below">
        {telephone && (
          <Fact label={text.telephone}>
            <CallLink number={telephone} label={text.call} />
          </Fact>
        )}
        {address && <Fact label={text.address}>{address}</Fact>}
        {languages.length > 0 && (
          <Fact label={text.official}>
            {languages.map(([language, url]) => (
              <span key={language} className={styles.page}>
                <ExternalLink href={url} locale={locale}>
                  {text.languages[language]}
                </ExternalLink>
              </span>
            ))}
          </Fact>
        )}
      </Facts>
      {pages.ko && languages.length === 1 && <p className="note">{text.translate}</p>}
    </div>
  );
}
