import { FactLines } from '#site/ui/fact-lines.tsx';
import { Fact } from '#site/ui/facts.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { TripOutlookFacts } from './read-trip-outlook.ts';
import { clock } from '#domain/time/clock.ts';
import { daylight, seoulCentre } from '#domain/time/daylight.ts';
import { fill } from '#domain/text/fill.ts';
import { packingFor, type MonthClimate } from '#domain/packing.ts';
import { monthsOn, type TripDates } from './trip-outlook.ts';
import styles from './your-dates.module.css';

interface Props {
  readonly dates: TripDates;
  readonly facts: TripOutlookFacts;
  readonly locale: Locale;
}

interface Month extends MonthClimate {
  /** 0 for January. */
  readonly month: number;
}

/** Up to this many months are listed; of more, the extremes. */
const mostMonths = 4;

const cities = ['seoul', 'busan', 'jeju'] as const;

/** The months of a trip in three cities, what to pack for each, and when it is light. */
export function Weather({ dates, facts, locale }: Props) {
  const { text, climates, clothes, rainwear } = facts;
  const months = monthsOn(dates);
  const lightOf = (date: string) => {
    const { rises, sets } = daylight(date, seoulCentre);
    const times = { rises: clock(rises), sets: clock(sets) };
    return fill(text.light, { date: formats[locale].dayOfYear(date), ...times });
  };
  return (
    <section aria-labelledby="dates-weather" className={styles.wide}>
      <h3 id="dates-weather">{text.weather.heading}</h3>
      <div className={styles.cities}>
        {cities.map((city) => {
          const ofCity = months.flatMap((month) => {
            const climate = climates[city][month];
            return climate ? [{ month, ...climate }] : [];
          });
          return (
            <div key={city}>
              <h4>{text.cities[city]}</h4>
              <FactLines>
                {linesOf(ofCity, text.weather, locale).map(({ label, low, high, rain }) => (
                  <Fact key={label} label={label}>
                    {fill(text.weather.month, {
                      low: formats[locale].celsius(low),
                      high: formats[locale].celsius(high),
                      rain: formats[locale].number(Math.round(rain)),
                    })}
                  </Fact>
                ))}
              </FactLines>
              <p>{packingFor(ofCity, clothes, rainwear).join(' ')}</p>
            </div>
          );
        })}
      </div>
      <p>{[...new Set([dates.from, dates.to])].map(lightOf).join(' ')}</p>
      <p className="note">{text.weather.note}</p>
    </section>
  );
}

function linesOf(
  months: readonly Month[],
  text: TripOutlookFacts['text']['weather'],
  locale: Locale,
): (Month & { readonly label: string })[] {
  const name = (month: number) => formats[locale].monthName(month);
  if (months.length <= mostMonths)
    return months.map((each) => ({ ...each, label: name(each.month) }));
  const extremes = [
    [text.coldest, ({ low }: Month) => -low],
    [text.warmest, ({ high }: Month) => high],
    [text.wettest, ({ rain }: Month) => rain],
  ] as const;
  return extremes.flatMap(([line, measure]) => {
    const [most] = months.toSorted((a, b) => measure(b) - measure(a));
    return most ? [{ ...most, label: fill(line, { month: name(most.month) }) }] : [];
  });
}
