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
  const { status, note, page, hours, dutyEmail } = mission;
  const { address, telephone, unofficialTelephone, duty } = mission;
  const anything = address ?? telephone ?? unofficialTelephone ?? duty;
  return (
    <>
      {note && <p>{note}</p>}
      {!anything && status !== 'closed' && <p>{words.nothingSeen}</p>}
      <Facts className={styles.facts}>
        {anything && <Ways mission={mission} words={words} />}
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

/** Telephones and address, or that they have not been seen. */
function Ways({ mission, words }: Pick<Props, 'mission' | 'words'>) {
  const { telephone, unofficialTelephone, duty, address, addressHangul } = mission;
  const other = unofficialTelephone && !telephone;
  const call = (number: string) => <CallLink number={number} label={words.call} />;
  return (
    <>
      <Fact label={words.duty}>
        {duty ? (
          <>
            {call(duty.number)} ({words.dutyDated.replace('{date}', duty.date)})
          </>
        ) : (
          words.notSeen
        )}
      </Fact>
      <Fact label={other ? words.unofficial : words.telephone}>
        {telephone || other ? call(telephone ?? unofficialTelephone ?? '') : words.notSeen}
      </Fact>
      <Fact label={words.address}>
        {address ? (
          <>
            {address}
            <span lang="ko" className={styles.hangul}>
              {addressHangul}
            </span>
          </>
        ) : (
          words.addressNotSeen
        )}
      </Fact>
    </>
  );
}
