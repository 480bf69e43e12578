import { formats } from '#content/formats.ts';
import { packingFor } from '#domain/packing.ts';
import { fill } from '#domain/text/fill.ts';
import { toggleDone } from '#site/lib/countdown-state.ts';
import { surface } from '#site/ui/surface.ts';
import { Tick } from '#site/ui/tick.tsx';
import { climateCity } from './weather.ts';
import type { TaskWords } from './task-words.ts';
import styles from './countdown.module.css';

interface Props {
  readonly words: TaskWords;
  readonly dates: readonly string[];
  readonly cities: readonly string[];
}

/** What to pack for the months and cities of a trip, and what they are usually like. */
export function Packing({ words, dates, cities }: Props) {
  const { data, locale, record } = words;
  const { text, climates, clothes, rainwear } = data;
  const { degrees, celsius, number, monthName, list } = formats[locale];
  const months = [...new Set(dates.map((date) => Number(date.slice(5, 7)) - 1))];
  const stations = [...new Set(cities.map(climateCity))];
  const usual = months.flatMap((month) =>
    stations.flatMap((city) => {
      const climate = climates[city][month];
      return climate ? [{ month, city, ...climate }] : [];
    }),
  );
  const advice = packingFor(usual, clothes, rainwear);
  const idOf = (line: string) => {
    const index = clothes.findIndex((each) => each.advice === line);
    return `pack-${index < 0 ? 'rain' : index}`;
  };
  return (
    <section className={`${surface('celadon')} ${styles.packing}`} aria-labelledby="packing">
      <h2 id="packing">{fill(text.packing.heading, { months: list(months.map(monthName)) })}</h2>
      <ul className={styles.climates}>
        {usual.map(({ month, city, low, high, rain }) => (
          <li key={`${month} ${city}`}>
            <b>{fill(text.packing.degrees, { low: degrees(low), high: celsius(high) })}</b>
            <span>
              {fill(text.packing.place, {
                city: data.cities[city],
                month: monthName(month),
                rain: number(Math.round(rain)),
              })}
            </span>
          </li>
        ))}
      </ul>
      {advice.map((line) => (
        <Tick
          key={line}
          id={idOf(line)}
          label={line}
          checked={record.done.includes(idOf(line))}
          onChange={() => toggleDone(idOf(line))}
        />
      ))}
      <p>{fill(text.packing.note, { period: data.period })}</p>
    </section>
  );
}
