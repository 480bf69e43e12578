import { Button } from '#site/ui/button.tsx';
import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import type { Embassy } from '#content/embassies.server.ts';
import type { EmergenciesPage } from '#content/emergencies.server.ts';
import type { Locale } from '#content/locale.ts';
import styles from './embassy-choice.module.css';

interface Props {
  readonly embassy: Embassy;
  readonly copy: EmergenciesPage['copy'];
  /** The URL of the official directory. */
  readonly directory: string;
  /** The travel helpline. */
  readonly helpline: string;
  readonly locale: Locale;
}

/** How to reach an embassy in an emergency; what no source gives is said to be so. */
export function EmbassyCard({ embassy, copy, directory, helpline, locale }: Props) {
  const { country, hangul, inSeoul } = embassy;
  const { name, status, note, duty, telephone, unofficialTelephone, dutyEmail, page } = inSeoul;
  const { embassy: words, call } = copy;
  const [before, after] = words.noAnswer.split('{number}');
  const office = telephone ?? unofficialTelephone;
  const link = (number: string) => (
    <CallLink number={number} label={call} className={styles.number} />
  );
  return (
    <>
      <h3>{name ?? country}</h3>
      {note && <p>{note}</p>}
      <Facts layout="below">
        {status !== 'closed' && (
          <>
            <Fact label={words.duty}>
              {duty ? (
                <>
                  {link(duty.number)} {words.dutyDated.replace('{date}', duty.date)}
                </>
              ) : (
                words.notSeen
              )}
            </Fact>
            <Fact label={telephone ? words.telephone : office ? words.unofficial : words.telephone}>
              {office ? link(office) : words.notSeen}
            </Fact>
          </>
        )}
        {dutyEmail && (
          <Fact label={words.dutyEmail}>
            <a href={`mailto:${dutyEmail}`}>{dutyEmail}</a>
          </Fact>
        )}
        <Address mission={inSeoul} words={words} />
      </Facts>
      {page && (
        <p>
          <ExternalLink href={page} locale={locale}>
            {words.official}
          </ExternalLink>
        </p>
      )}
      <p>
        {before}
        <CallLink number={helpline} label={call} />
        {after}{' '}
        <ExternalLink href={directory} locale={locale}>
          {words.directory}
        </ExternalLink>
      </p>
      {status !== 'closed' && (
        <p className={`note ${styles.say}`}>
          {words.say}
          <b lang="ko">{`${hangul} 대사관에 연락하고 싶어요`}</b>
        </p>
      )}
    </>
  );
}

type AddressProps = {
  readonly mission: Embassy['inSeoul'];
  readonly words: EmergenciesPage['copy']['embassy'];
};

function Address({ mission, words }: AddressProps) {
  const { status, address, addressHangul } = mission;
  if (status === 'closed') return null;
  return (
    <Fact label={words.address}>
      {address ? (
        <>
          <b lang="ko" className={styles.hangul}>
            {addressHangul}
          </b>
          {address}
          <Button look="line" className="needs-script not-printed" data-taxi={addressHangul}>
            {words.taxi}
          </Button>
        </>
      ) : (
        words.addressNotSeen
      )}
    </Fact>
  );
}
