import type { TransportPage } from './read.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { CountedChips } from '#site/ui/filter-chips.tsx';
import { ModeCard, type CardText } from './mode-card.tsx';
import { Section } from '#site/ui/section.tsx';
import grid from '#site/ui/grid.module.css';

/** The means of transport, all or those of one city, as the URL says (ui/filter-list.ts). */
export function Modes({ modes, ...rest }: CardText & Pick<TransportPage, 'modes'>) {
  const { text } = rest;
  return (
    <Section headingId="modes" heading={text.heading} data-filter-list>
      <CountedChips
        name="city"
        label={text.filter}
        options={cityChoices.map((value) => ({ value, label: text.choices[value] }))}
        count={text.count}
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
