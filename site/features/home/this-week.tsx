import { picture } from '#site/lib/pictures.ts';
import { weekText } from './week-text.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { ThisWeekPage } from '#site/lib/read-this-week.ts';
import { inMonths } from '#domain/time/days.ts';
import halves from './halves.module.css';
import styles from './this-week.module.css';

interface Props {
  readonly data: ThisWeekPage;
  /** The day of the build in Korea, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The current week in Korea: typical weather, sunset, season, holidays and what closes. Written for the day of the
 * build; `this-week.element.ts` writes it anew where the visitor's day is another.
 */
export function ThisWeek({ data, today }: Props) {
  const { text, closingsHref, pictures, facts } = data;
  const { thisWeekText } = text;
  const { month, texts } = weekText(today, facts);
  const slot = (name: keyof typeof texts) => <span id={`week-${name}`}>{texts[name]}</span>;
  return (
    <section id="esta-semana" aria-labelledby="week-title" className={styles.week}>
      <this-week
        day={today}
        facts={JSON.stringify(facts)}
        months={JSON.stringify(pictures.map(({ months }) => months))}
      >
        <div className={halves.halves}>
          <div className={halves.picture}>
            {pictures.map(({ drawing, months, alt }) => (
              <div key={drawing} hidden={!inMonths(month + 1, months)}>
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
              <span lang="ko">{text.hangul}</span> {slot('range')}
            </p>
            <h2 id="week-title">{text.heading}</h2>
            <dl className={`ruled ${styles.facts}`}>
              <div>
                <dt>{thisWeekText.weather}</dt>
                <dd>{slot('weather')}</dd>
              </div>
              <div>
                <dt>{thisWeekText.season}</dt>
                <dd>
                  {slot('season')} {slot('holidays')}
                </dd>
              </div>
              <div>
                <dt>{thisWeekText.closings}</dt>
                <dd>
                  {slot('closings')} <a href={closingsHref}>{text.allClosings}</a>
                </dd>
              </div>
            </dl>
          </div>
        </div>
      </this-week>
    </section>
  );
}
