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
  readonly words: ArrivingPage['copy']['compare'];
  readonly locale: Locale;
}

/** The ways from an airport, drawn side by side in one table. */
export function AirportSection({ airport, words, locale }: Props) {
  const { id, name, hangul, code, lead, means } = airport;
  const timed = means.some(({ rides }) => rides.length > 0);
  const columns = [words.means, ...(timed ? [words.minutes] : []), words.fare, words.buy];
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
            <MeansRow key={each.id} means={each} timed={timed} words={words} locale={locale} />
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

function MeansRow({ means, timed, words, locale }: RowProps) {
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
        <td data-column={words.minutes} className={styles.minutes}>
          {rides.map(({ minutes, from, bar: share }) => (
            <div key={minutes}>
              <p>
                <b>{words.count.replace('{minutes}', minutes)}</b> {from}
              </p>
              <Bar {...share} />
            </div>
          ))}
        </td>
      )}
      <td data-column={words.fare} className={styles.fares}>
        {first && (
          <p data-first>
            <b>
              <Figure figure={first} locale={locale} />
            </b>
          </p>
        )}
      </td>
      <td>
        <Fold narrow label={words.buy} of={name}>
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
              <b>{`${words.hours}: `}</b>
              {hours}
            </p>
          )}
          {means.luggage && (
            <p>
              <b>{`${words.luggage}: `}</b>
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
                {words.page}
              </ExternalLink>
            </p>
          )}
        </Fold>
      </td>
    </tr>
  );
}
