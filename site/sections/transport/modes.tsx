import { useQueryChoice } from '#site/lib/query.ts';
import { CountedFilter } from '#site/ui/filter-bar.tsx';
import { cityChoices, modesOf } from '#domain/city-filter.ts';
import type { TransportPage } from '#content/transport.server.ts';
import { ModeCard, type CardWords } from './mode-card.tsx';
import styles from './modes.module.css';

interface Props extends Omit<CardWords, 'words'> {
  readonly words: TransportPage['copy']['modes'];
  readonly modes: TransportPage['modes'];
}

/** The means of transport, all or those of one city, as the address says. */
export function Modes({ words, modes, ...rest }: Props) {
  const [city, choose] = useQueryChoice('city', cityChoices, 'all');
  const shown = modesOf(city, modes);
  const count = words.count
    .replace('{count}', String(shown.length))
    .replace('{total}', String(modes.length));
  return (
    <section aria-labelledby="modes" className={`wrap ${styles.section}`}>
      <h2 id="modes">{words.heading}</h2>
      <CountedFilter
        label={words.filter}
        options={cityChoices.map((value) => ({ value, label: words.choices[value] }))}
        value={city}
        onChange={choose}
        count={count}
      />
      <ul className={styles.cards}>
        {shown.map((mode) => (
          <ModeCard key={mode.id} mode={mode} words={words} {...rest} />
        ))}
      </ul>
    </section>
  );
}
