import { Button } from '#site/ui/button.tsx';
import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Embassy, EmbassyText } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './embassy-choice.module.css';

interface Props {
  readonly embassy: Embassy;
  readonly text: EmbassyText;
  /** Whether the page has a card for the driver. */
  readonly taxi?: boolean | undefined;
  readonly locale: Locale;
}

/** How to reach an embassy in Seoul, and how to have it called. */
export function EmbassyCard({ embassy, text, taxi, locale }: Props) {
  const { country, say, inSeoul } = embassy;
  const { name, closed, note, duty, telephone, dutyEmail, hours, page } = inSeoul;
  const { address, addressHangul, directory } = inSeoul;
  const link = (number: string) => (
    <CallLink number={number} label={text.call} className={styles.number} />
  );
  return (
    <>
      <p className={styles.name}>{name ?? country}</p>
      <Facts layout="below">
        {duty && (
          <Fact label={text.duty}>
            {link(duty.number)}
            <span className="note">{text.dutyDated.replace('{date}', duty.date)}</span>
          </Fact>
        )}
        {telephone && <Fact label={text.telephone}>{link(telephone)}</Fact>}
        {dutyEmail && (
          <Fact label={text.dutyEmail}>
            <a href={`mailto:${dutyEmail}`}>{dutyEmail}</a>
          </Fact>
        )}
        {address && (
          <Fact label={text.address}>
            <b lang="ko" className={styles.hangul}>
              {addressHangul}
            </b>
            {address}
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
          </Fact>
        )}
        {hours && <Fact label={text.hours}>{hours}</Fact>}
      </Facts>
      {telephone && !duty && !dutyEmail && <p>{text.noDuty}</p>}
      {note && <p>{keepNames(note)}</p>}
      {page && (
        <p>
          <ExternalLink href={page} locale={locale}>
            {text.official}
          </ExternalLink>
        </p>
      )}
      {directory && (
        <p>
          <ExternalLink href={directory} locale={locale}>
            {address ? text.check : text.lookUp}
          </ExternalLink>
        </p>
      )}
      {!closed && (
        <p className={`note ${styles.say}`}>
          {text.say}
          <b lang="ko">{say.korean}</b>
          <span>
            {say.meaning}
            <ShowName korean={say.country} name={country} kind="country" label={text.showName} />
          </span>
        </p>
      )}
    </>
  );
}
