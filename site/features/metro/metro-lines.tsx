import type { Locale } from '#content/locale.ts';
import type { MetroPage } from './read.ts';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './metro-lines.module.css';

interface Props {
  readonly text: MetroPage['text']['lines'];
  readonly cities: Readonly<Record<'seoul' | 'busan', string>>;
  readonly lines: MetroPage['lines'];
  readonly locale: Locale;
}

/** Every line with its stations in order, for those without JavaScript and for comparing with a sign. */
export function MetroLines({ text, cities, lines, locale }: Props) {
  return (
    <Section headingId="lines" heading={text.heading} lead={text.lead}>
      {(['seoul', 'busan'] as const).map((city) => (
        <div key={city} className={styles.city}>
          <h3>{cities[city]}</h3>
          {lines
            .filter(({ id }) => id.startsWith(city))
            .map((line) => (
              <Line key={line.id} line={line} text={text} locale={locale} />
            ))}
        </div>
      ))}
    </Section>
  );
}

function Line({
  line,
  text,
  locale,
}: Pick<Props, 'text' | 'locale'> & { line: Props['lines'][number] }) {
  const { name, sign, colour, patterns, count } = line;
  return (
    <details className={styles.line}>
      <summary>
        {/* A line with a name has it beside its disc. */}
        <LineSignIcon sign={sign.length === 1 ? sign : ' '} colour={colour} size={26} />
        <span className={styles.name}>
          <span>
            <b>{name[locale]}</b> {/* The disc of a numbered line says what its sign says. */}
            {![name[locale], `${sign}호선`].includes(name.ko) && <span lang="ko">{name.ko}</span>}
          </span>{' '}
          <span className="note">{text.stations.replace('{count}', String(count))}</span>
        </span>
        <LineIcon path="M6 9l6 6 6-6" />
      </summary>
      {patterns.map(({ kind, stations }, index) => (
        <div key={index}>
          {patterns.length > 1 && <h4>{text.patterns[kind]}</h4>}
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
