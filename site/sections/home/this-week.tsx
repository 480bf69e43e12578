import { picture } from '#site/lib/pictures.ts';
import { weekText, type DayText } from '#site/lib/week-text.ts';
import { Picture } from '#site/ui/picture.tsx';
import { WeekSources } from '#site/ui/week-sources.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { ThisWeekPage } from '#content/this-week.server.ts';
import { Daylight, YearOfSeoul } from './week-charts.tsx';
import { inMonths } from '#domain/days.ts';
import halves from './halves.module.css';
import styles from './this-week.module.css';

interface Props {
  readonly data: ThisWeekPage;
  readonly locale: Locale;
  /** The day of the build in Korea, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The current week in Korea: typical weather, light, season, holidays and what closes. Written for the day of the
 * build; `frame/this-week.ts` writes it anew where the visitor's day is another.
 */
export function ThisWeek({ data, locale, today }: Props) {
  const { copy, pictures, facts, sources } = data;
  const { labels } = copy;
  const { days, month, light, texts } = weekText(today, facts);
  const slot = (name: keyof typeof texts) => <span data-week={name}>{texts[name]}</span>;
  return (
    <section id="esta-semana" aria-labelledby="week-title" className={styles.week}>
      <this-week data-day={today} data-facts={JSON.stringify(facts)}>
        <div className={halves.halves}>
          <div className={halves.picture}>
            {pictures.map(({ drawing, months, alt }) => (
              <div
                key={drawing}
                data-months={months.join(' ')}
                hidden={!inMonths(month + 1, months)}
              >
                <Picture
                  picture={picture(drawing)}
                  alt={alt}
                  sizes="(max-width: 820px) 100vw, 50vw"
                />
              </div>
            ))}
          </div>
          <div className={styles.text}>
            <p className={`row ${styles.when}`}>
              <span lang="ko">{copy.hangul}</span> {slot('range')}
            </p>
            <h2 id="week-title">{copy.heading}</h2>
            <dl className={`ruled ${styles.facts}`}>
              <div>
                <dt>{labels.weather}</dt>
                <dd>
                  <b>{slot('temperature')}</b>
                  <YearOfSeoul months={facts.seoul} current={month} />
                  <p>{slot('weather')}</p>
                </dd>
              </div>
              <div>
                <dt>{labels.light}</dt>
                <dd>
                  <b>{slot('sunset')}</b>
                  <Daylight {...light} />
                  <p>{slot('light')}</p>
                </dd>
              </div>
              <div>
                <dt>{labels.season}</dt>
                <dd>{slot('season')}</dd>
              </div>
              <div>
                <dt>{labels.holidays}</dt>
                <dd>{slot('holidays')}</dd>
              </div>
            </dl>
          </div>
        </div>
        <div className={styles.closings}>
          <div className="wrap">
            <h3>{copy.closings}</h3>
            <ol className={styles.days}>
              {days.map((day) => (
                <Day key={day.date} day={day} locale={locale} />
              ))}
            </ol>
            <WeekSources sources={sources} locale={locale} className={styles.sources} />
          </div>
        </div>
      </this-week>
    </section>
  );
}

function Day({ day, locale }: { day: DayText; locale: Locale }) {
  const { date, holiday, closed, open } = day;
  return (
    <li data-open={open ? '' : undefined}>
      <p className={styles.date}>
        <span data-day-part="weekday">{formats[locale].shortWeekday(date)}</span>{' '}
        <b data-day-part="number">{Number(date.slice(8))}</b>
      </p>
      <p data-day-part="holiday" className={styles.holiday} hidden={!holiday}>
        {holiday}
      </p>
      <p data-day-part="closed" className={styles.closed}>
        {closed.join(' · ')}
      </p>
    </li>
  );
}
