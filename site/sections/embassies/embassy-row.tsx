import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Sources } from '#site/ui/sources.tsx';
import type { Embassy, EmbassyPage } from '#content/embassies.server.ts';
import type { Locale } from '#content/locale.ts';
import { InSeoul } from './in-seoul.tsx';
import styles from './embassy-list.module.css';

interface Props {
  readonly embassy: Embassy;
  readonly words: EmbassyPage['copy']['list'];
  /** The URL of the official directory. */
  readonly directory: string;
  readonly locale: Locale;
}

/** A country: its embassy in Seoul, Korea’s there, and where both were read. */
export function EmbassyRow({ embassy, words, directory, locale }: Props) {
  const { country, hangul, inSeoul, koreaThere } = embassy;
  const read = [...inSeoul.sources, ...koreaThere.sources];
  const sources = [...new Map(read.map((source) => [source.name, source])).values()];
  return (
    <>
      <h3>
        {country} <span lang="ko">{hangul}</span>
      </h3>
      <div>
        <h4>{inSeoul.status === 'closed' ? words.closed : words.inSeoul}</h4>
        <InSeoul mission={inSeoul} words={words} directory={directory} locale={locale} />
      </div>
      <div>
        <h4>{koreaThere.isOffice ? words.koreanOffice : words.koreaThere}</h4>
        <KoreaThere mission={koreaThere} words={words} locale={locale} />
      </div>
      <Fold label={words.sources} className={styles.sources}>
        <p>
          <Sources sources={sources} locale={locale} />
        </p>
      </Fold>
    </>
  );
}

type KoreanProps = Pick<Props, 'words' | 'locale'> & { readonly mission: Embassy['koreaThere'] };

function KoreaThere({ mission, words, locale }: KoreanProps) {
  const { city, cityUnread, address, telephone, pages = {}, note, missing } = mission;
  const languages = Object.entries(pages) as ['ko' | 'es' | 'en', string][];
  return (
    <>
      {note && <p>{note}</p>}
      {missing && <p>{missing}</p>}
      <Facts className={styles.facts}>
        <Fact label={words.city}>
          <b>{city}</b>
          {cityUnread && ` (${words.cityUnread})`}
        </Fact>
        {address && <Fact label={words.address}>{address}</Fact>}
        {telephone && (
          <Fact label={words.telephone}>
            <CallLink number={telephone} label={words.call} />
          </Fact>
        )}
        {languages.length > 0 && (
          <Fact label={words.page}>
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
    </>
  );
}
