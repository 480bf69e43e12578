import type { TransportPage } from '#content/transport.server.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { CountedChips } from '#site/ui/filter-chips.tsx';
import { ModeCard, type CardWords } from './mode-card.tsx';
import styles from './modes.module.css';

/** The means of transport, all or those of one city, as the URL says (frame/filter-list.ts). */
export function Modes({ modes, ...rest }: CardWords & Pick<TransportPage, 'modes'>) {
  const { words } = rest;
  return (
    <section aria-labelledby="modes" data-filter-list className={`wrap ${styles.section}`}>
      <h2 id="modes">{words.heading}</h2>
      <CountedChips
        name="city"
        label={words.filter}
        options={cityChoices.map((value) => ({ value, label: words.choices[value] }))}
        count={words.count}
        total={modes.length}
      />
      <ul data-filter-items className={styles.cards}>
        {modes.map((mode) => (
          <ModeCard key={mode.id} mode={mode} {...rest} />
        ))}
      </ul>
    </section>
  );
}
