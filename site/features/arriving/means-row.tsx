import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Question } from '#site/ui/question-list.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import type { Locale } from '#content/locale.ts';
import type { ArrivingPage, MeansEntry } from './read.ts';
import { OpenTrack, TimeTrack } from './time-track.tsx';
import styles from './airports.module.css';

interface Props {
  readonly means: MeansEntry;
  readonly text: ArrivingPage['text']['compare'];
  readonly locale: Locale;
}

/** A way to the city: how long it takes and what it costs; opened, where one buys it and the rest. */
export function MeansRow({ means, text, locale }: Props) {
  const { name, hangul, best, headline, hours, buy, luggage, note, page } = means;
  const rides = means.rides.map((ride) => ({ ...ride, label: labelOf(ride, text) }));
  return (
    <Question
      title={name}
      name="ways"
      data-way={means.kind}
      fact={
        <>
          <span>
            {rides.length > 0 && <TimeTrack rides={rides} />}
            {means.kind === 'taxi' && <OpenTrack label={text.city} />}
            {rides.map(({ label, minutes }) => (
              <span key={label} className="visually-hidden" data-guide>
                {`${label}: ${text.count.replace('{minutes}', minutes)}. `}
              </span>
            ))}
            <span className={styles.best}>{keepNames(best)}</span>
          </span>
          <span className={styles.fare}>{headline && keepNames(headline)}</span>
        </>
      }
    >
      <div className={styles.answer}>
        {hangul && (
          <p>
            <span lang="ko">{hangul}</span>
            <ShowName korean={hangul} name={name} kind="spot" label={text.showName} />
          </p>
        )}
        <Facts>
          <Fact label={text.buy}>
            <Prose text={buy} locale={locale} />
          </Fact>
          {hours && <Fact label={text.hours}>{hours}</Fact>}
          {luggage && <Fact label={text.luggage}>{luggage}</Fact>}
        </Facts>
        {note && (
          <p>
            <Prose text={note} locale={locale} />
          </p>
        )}
        {page && (
          <p>
            <ExternalLink href={page} locale={locale}>
              {text.page}
            </ExternalLink>
          </p>
        )}
        <Figures label={text.fare} figures={means.fares} locale={locale} />
      </div>
    </Question>
  );
}

/** From where, or how far; without either the way says it. */
function labelOf({ from, to, byMetro }: MeansEntry['rides'][number], text: Props['text']): string {
  if (from) return text.from.replace('{place}', from);
  if (!to) return text.city;
  return (byMetro ? text.about : text.to).replace('{place}', to);
}
