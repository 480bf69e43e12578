import type { TransportPage } from './read.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { CountedChips } from '#site/ui/filter-chips.tsx';
import { ModeCard, type CardWords } from './mode-card.tsx';
import { Section } from '#site/ui/section.tsx';
import grid from '#site/ui/grid.module.css';

/** The means of transport, all or those of one city, as the URL says (ui/filter-list.ts). */
export function Modes({ modes, ...rest }: CardWords & Pick<TransportPage, 'modes'>) {
  const { words } = rest;
  return (
    <Section headingId="modes" heading={words.heading} data-filter-list>
      <CountedChips
        name="city"
        label={words.filter}
        options={cityChoices.map((value) => ({ value, label: words.choices[value] }))}
        count={words.count}
        total={modes.length}
      />
      <ul data-filter-items className={grid.two}>
        {modes.map((mode) => (
          <ModeCard key={mode.id} mode={mode} {...rest} />
        ))}
      </ul>
    </Section>
  );
}
