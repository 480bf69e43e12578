import { Bar } from '#site/ui/bar.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Figure } from '#site/ui/figure.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import type { AirportEntry, ArrivingPage, MeansEntry } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './airport-section.module.css';

interface Props {
  readonly airport: AirportEntry;
  readonly text: ArrivingPage['text']['compare'];
  readonly locale: Locale;
}

/** The ways from an airport, drawn side by side in one table. */
export function AirportSection({ airport, text, locale }: Props) {
  const { id, name, hangul, code, lead, means } = airport;
  const timed = means.some(({ rides }) => rides.length > 0);
  const columns = [text.means, ...(timed ? [text.minutes] : []), text.fare, text.buy];
  return (
    <Section
      id={id}
      headingId={`${id}-title`}
      heading={
        <>
          {name} <span lang="ko" className={styles.hangul}>{`${hangul} · ${code}`}</span>
        </>
      }
      lead={lead}
    >
      <table className={`${tables.table} ${tables.blocks} ${styles.table}`}>
        <caption className="visually-hidden">{name}</caption>
        <TableHead columns={columns} />
        <tbody>
          {means.map((each) => (
            <MeansRow key={each.id} means={each} timed={timed} text={text} locale={locale} />
          ))}
        </tbody>
      </table>
      {'beware' in airport && <p className={styles.beware}>{airport.beware}</p>}
    </Section>
  );
}

interface RowProps extends Omit<Props, 'airport'> {
  readonly means: MeansEntry;
  /** Whether any way of this airport has its minutes. */
  readonly timed: boolean;
}

function MeansRow({ means, timed, text, locale }: RowProps) {
  const { name, best, rides, hours, buy } = means;
  const [first, ...further] = means.fares;
  return (
    <tr>
      <th scope="row">
        {name}
        {means.hangul && <span lang="ko">{means.hangul}</span>}
        <small>{best}</small>
      </th>
      {timed && (
        <td data-column={text.minutes} className={styles.minutes}>
          {rides.map(({ minutes, from, bar: share }) => (
            <div key={minutes}>
              <p>
                <b>{text.count.replace('{minutes}', minutes)}</b> {from}
              </p>
              <Bar {...share} />
            </div>
          ))}
        </td>
      )}
      <td data-column={text.fare} className={styles.fares}>
        {first && (
          <p data-first>
            <b>
              <Figure figure={first} locale={locale} />
            </b>
          </p>
        )}
      </td>
      <td>
        <Fold narrow label={text.buy} of={name}>
          <p>
            <Prose text={buy} locale={locale} />
          </p>
          {further.map((figure) => (
            <p key={figure.id}>
              {`${figure.what}: `}
              <Figure figure={figure} locale={locale} />
            </p>
          ))}
          {hours && (
            <p>
              <b>{`${text.hours}: `}</b>
              {hours}
            </p>
          )}
          {means.luggage && (
            <p>
              <b>{`${text.luggage}: `}</b>
              {means.luggage}
            </p>
          )}
          {means.note && (
            <p>
              <Prose text={means.note} locale={locale} />
            </p>
          )}
          {means.page && (
            <p>
              <ExternalLink href={means.page} locale={locale}>
                {text.page}
              </ExternalLink>
            </p>
          )}
        </Fold>
      </td>
    </tr>
  );
}
