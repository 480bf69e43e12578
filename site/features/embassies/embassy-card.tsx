import { keepTogether } from '#domain/korean/keep-together.ts';
import { Button } from '#site/ui/button.tsx';
import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Embassy, EmbassyText } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { EmbassyLine } from './embassy-line.tsx';
import styles from './embassy-card.module.css';

interface Props {
  readonly embassy: Embassy;
  readonly text: EmbassyText;
  /** The travel helpline, for the night where there is no duty line. */
  readonly helpline: string;
  /** Whether the page has a card for the driver. */
  readonly taxi?: boolean | undefined;
  readonly locale: Locale;
}

/** Whom to ring at the embassy in Seoul by night and by day, and what to show to have it called or to be driven there. */
export function EmbassyCard({ embassy, text, helpline, taxi, locale }: Props) {
  const { country, say, inSeoul } = embassy;
  const { name, closed, note, duty, telephone, dutyEmail, hours, page } = inSeoul;
  const { address, addressHangul, directory } = inSeoul;
  const [ask, then] = text.noDuty.split('{number}');
  const call = (number: string) => (
    <CallLink number={number} label={text.call} className={styles.number} />
  );
  return (
    <>
      <p className={styles.name}>{name ?? country}</p>
      {!closed && (
        <div className={styles.lines}>
          {duty ? (
            <EmbassyLine time="night" label={text.duty}>
              {call(duty.number)}
              <p>{text.dutyDated.replace('{date}', duty.date)}</p>
            </EmbassyLine>
          ) : dutyEmail ? (
            <EmbassyLine time="night" label={text.dutyEmail}>
              <a href={`mailto:${dutyEmail}`}>{dutyEmail}</a>
            </EmbassyLine>
          ) : (
            <EmbassyLine time="night" label={ask}>
              {call(helpline)}
              {then && <p>{then}</p>}
            </EmbassyLine>
          )}
          {telephone && (
            <EmbassyLine time="day" label={text.telephone}>
              {call(telephone)}
              {hours && <p>{hours}</p>}
            </EmbassyLine>
          )}
        </div>
      )}
      {!closed && (
        <div data-paper className={styles.paper}>
          <p className={styles.label}>{text.say}</p>
          <p lang="ko" className={styles.say}>
            {keepTogether(say.korean)}
          </p>
          <p>
            {say.meaning}
            <ShowName korean={say.country} name={country} kind="country" label={text.showName} />
          </p>
          {address && (
            <div className={styles.address}>
              <p className={styles.label}>{text.address}</p>
              <p lang="ko" className={styles.hangul}>
                {addressHangul}
              </p>
              <p>{address}</p>
              {taxi && (
                <Button
                  look="line"
                  name="taxi"
                  value={addressHangul}
                  className="needs-script not-printed"
                >
                  {text.taxi}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      {note && <p>{keepNames(note)}</p>}
      {(page || directory) && (
        <p className={styles.links}>
          {page && (
            <ExternalLink href={page} locale={locale}>
              {text.official}
            </ExternalLink>
          )}
          {directory && (
            <ExternalLink href={directory} locale={locale}>
              {address ? text.check : text.lookUp}
            </ExternalLink>
          )}
        </p>
      )}
    </>
  );
}
