import type { Locale } from '#content/locale.ts';
import type { MetroPage } from './read.ts';
import { Section } from '#site/ui/section.tsx';
import styles from './metro-lines.module.css';

interface Props {
  readonly words: MetroPage['copy']['lines'];
  readonly cities: Readonly<Record<'seoul' | 'busan', string>>;
  readonly lines: MetroPage['lines'];
  readonly locale: Locale;
}

/** Every line with its stations in order, for those without JavaScript and for comparing with a sign. */
export function MetroLines({ words, cities, lines, locale }: Props) {
  return (
    <Section headingId="lines" heading={words.heading} lead={words.lead}>
      {(['seoul', 'busan'] as const).map((city) => (
        <div key={city} className={styles.city}>
          <h3>{cities[city]}</h3>
          {lines
            .filter(({ id }) => id.startsWith(city))
            .map((line) => (
              <Line key={line.id} line={line} words={words} locale={locale} />
            ))}
        </div>
      ))}
    </Section>
  );
}

function Line({
  line,
  words,
  locale,
}: Pick<Props, 'words' | 'locale'> & { line: Props['lines'][number] }) {
  const { name, patterns, count } = line;
  return (
    <details className={styles.line}>
      <summary>
        <span>
          <b>{name[locale]}</b> {name.ko !== name[locale] && <span lang="ko">{name.ko}</span>}
        </span>
        <span className="note">{words.stations.replace('{count}', String(count))}</span>
      </summary>
      {patterns.map(({ kind, stations }, index) => (
        <div key={index}>
          {patterns.length > 1 && <h4>{words.patterns[kind]}</h4>}
          <ol className={styles.stations}>
            {stations.map((station) => (
              <li key={station.id}>
                {station.name} <span lang="ko">{station.hangul}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </details>
  );
}
