import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { CallLink } from '#site/ui/call-link.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import { EmbassyCard } from './embassy-card.tsx';
import { KoreaThere } from './korea-there.tsx';
import type { Embassy, EmbassyText, OtherMission } from './read.ts';
import styles from './embassy-quilt.module.css';

interface Props {
  readonly text: EmbassyText;
  readonly embassies: readonly Embassy[];
  /** Korea’s embassies for the passports of other countries. */
  readonly others: readonly OtherMission[];
  /** The URL of the official directory. */
  readonly directory: string;
  /** The travel helpline. */
  readonly helpline: string;
  readonly locale: Locale;
}

/** As many as keep neighbours apart in rows of any number but seven. */
const colors: readonly SurfaceColor[] = [
  'jade',
  'hwang',
  'indigo',
  'mugung',
  'vermilion',
  'celadon',
  'giwa',
];

/** Every country as a patch with its Korean name, which opens to its card (embassy-quilt.element.ts keeps the last). */
export function EmbassyQuilt({ text, embassies, others, directory, helpline, locale }: Props) {
  const [before, after = ''] = text.noAnswer.split('{number}');
  const [comma = ''] = /^[,.]/.exec(after) ?? [];
  return (
    <Section id={text.id} headingId="embassy-title" heading={text.heading} lead={text.lead}>
      <embassy-quilt className={styles.choice} forgotten={text.forgotten}>
        <ul className={styles.quilt}>
          {embassies.map((embassy, index) => (
            <li key={embassy.id}>
              <details name="embassies">
                <summary
                  className={`${surface(colors[index % colors.length] ?? 'hanji')} ${styles.patch}`}
                >
                  <b>{embassy.country}</b>
                  <span lang="ko">{breakable(embassy.say.country)}</span>
                </summary>
                <div id={embassy.id} className={styles.card}>
                  <EmbassyCard embassy={embassy} text={text} helpline={helpline} locale={locale} />
                  <KoreaThere mission={embassy.koreaThere} text={text} locale={locale} />
                </div>
              </details>
            </li>
          ))}
          <li className={`${surface('hanji')} ${styles.ask}`}>
            <p>
              {before}
              <span className="no-break">
                <CallLink number={helpline} label={text.call} className={styles.number} />
                {comma}
              </span>
              {after.slice(comma.length)}
            </p>
            <ExternalLink href={directory} locale={locale}>
              {text.directory}
            </ExternalLink>
          </li>
        </ul>
        <p role="status" className={styles.status} />
        <Button look="line" name="forget" hidden className={styles.forget}>
          {text.forget}
        </Button>
        <p>{text.missing}</p>
        <Fold label={text.otherPassports} className="not-printed">
          <p>{text.askKorea}</p>
          <ul className={styles.others}>
            {others.map(({ country, city, url }) => (
              <li key={country}>
                <ExternalLink href={url} locale={locale}>
                  {fill(text.otherPassport, { country, city })}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Fold>
      </embassy-quilt>
    </Section>
  );
}

/** Where a long name may end a line: before “republic”. */
function breakable(korean: string) {
  const [name, republic] = korean.split(/(?=공화국$)/);
  return republic ? (
    <>
      {name}
      <wbr />
      {republic}
    </>
  ) : (
    name
  );
}
