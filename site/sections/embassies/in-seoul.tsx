import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import type { Embassy, EmbassyPage } from '#content/embassies.server.ts';
import type { Locale } from '#content/locale.ts';
import styles from './embassy-list.module.css';

interface Props {
  readonly mission: Embassy['inSeoul'];
  readonly words: EmbassyPage['copy']['list'];
  /** The URL of the official directory. */
  readonly directory: string;
  readonly locale: Locale;
}

/** How to reach an embassy in Seoul; what no source gives is said to be so. */
export function InSeoul({ mission, words, directory, locale }: Props) {
  const { note, page, hours, dutyEmail, missing } = mission;
  return (
    <>
      {note && <p>{note}</p>}
      {missing && <p>{missing}</p>}
      <Facts className={styles.facts}>
        <Ways mission={mission} words={words} />
        {dutyEmail && (
          <Fact label={words.dutyEmail}>
            <a href={`mailto:${dutyEmail}`}>{dutyEmail}</a>
          </Fact>
        )}
        {hours && <Fact label={words.hours}>{hours}</Fact>}
        <Fact label={words.page}>
          <ExternalLink href={page ?? directory} locale={locale}>
            {page ? words.official : words.directory}
          </ExternalLink>
        </Fact>
      </Facts>
    </>
  );
}

/** The telephones and the address that a source gives. */
function Ways({ mission, words }: Pick<Props, 'mission' | 'words'>) {
  const { telephone, unofficialTelephone, duty, address, addressHangul } = mission;
  const number = telephone ?? unofficialTelephone;
  return (
    <>
      {duty && (
        <Fact label={words.duty}>
          <CallLink number={duty.number} label={words.call} /> (
          {words.dutyDated.replace('{date}', duty.date)})
        </Fact>
      )}
      {number && (
        <Fact label={telephone ? words.telephone : words.unofficial}>
          <CallLink number={number} label={words.call} />
        </Fact>
      )}
      {address && (
        <Fact label={words.address}>
          {address}
          <span lang="ko" className={styles.hangul}>
            {addressHangul}
          </span>
        </Fact>
      )}
    </>
  );
}
