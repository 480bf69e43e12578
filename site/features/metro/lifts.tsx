import { fill } from '#domain/text/fill.ts';
import type { StopView } from './metro-answer.ts';
import type { JourneyView } from '#domain/metro/metro-view.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { MetroProps } from './metro-text.ts';
import styles from './journey.module.css';

interface Props extends Pick<MetroProps, 'metroText' | 'locale'> {
  readonly journey: JourneyView;
  readonly from: StopView;
  readonly to: StopView;
}

/** `la salida 8`, `las salidas 4 y 5`. */
export function exitsText(
  list: readonly string[],
  { lifts: { exit } }: Pick<MetroProps['metroText']['answer'], 'lifts'>,
  locale: Locale,
): string {
  const said = list.length === 1 ? exit.one : exit.other;
  return fill(said, { list: formats[locale].list(list) });
}

/** The exits with a lift and the doors beside one, or that nobody has said. */
export function Lifts({ journey, from, to, metroText, locale }: Props) {
  const { lifts: text } = metroText.answer;
  const ends = [journey.from, journey.to];
  const wrong = [from, to].flatMap(({ exit, name }, index) => {
    const exits = journey.lifts[index]?.exits;
    const without = exit && exits && !exits.includes(exit);
    return without ? [fill(text.wrongExit, { exit, place: name })] : [];
  });
  const exits = ends.map(({ name }, index) => {
    const list = journey.lifts[index]?.exits;
    if (!list) return fill(text.unknown, { station: name });
    return fill(text.exits, { station: name, exits: exitsText(list, metroText.answer, locale) });
  });
  const doors = journey.rides.map(({ stations, doors: known }) => {
    const station = stations.at(-1)?.name ?? '';
    if (known.length === 0) return fill(text.noDoor, { station });
    const list = known.map((line) => {
      const [car = '', door = ''] = line.split('-');
      return fill(text.carriage, { car, door });
    });
    return fill(text.door, { station, doors: list.join(text.or) });
  });
  return (
    <section aria-labelledby="metro-lifts" className={styles.lifts}>
      <h3 id="metro-lifts">{text.heading}</h3>
      <ul>
        {[...wrong, ...exits, ...doors].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="note">{text.note}</p>
    </section>
  );
}
