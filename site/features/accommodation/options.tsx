import { CountedChips } from '#site/ui/filter-chips.tsx';
import type { AccommodationPage } from './read.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { OptionCard, type CardText } from './option-card.tsx';
import { Section } from '#site/ui/section.tsx';
import boxes from '#site/ui/box.module.css';
import rows from '#site/ui/rows-or-cards.module.css';

interface Props extends CardText {
  readonly options: AccommodationPage['options'];
}

/** The places to live, filtered by the city in the URL (ui/filter-list.ts). */
export function Options({ options, ...rest }: Props) {
  const { text } = rest;
  return (
    <Section headingId="options" heading={text.heading} data-filter-list>
      <CountedChips
        name="city"
        label={text.filter}
        options={cityChoices.map((value) => ({ value, label: text.choices[value] }))}
        count={text.count}
        total={options.length}
      />
      <p hidden data-filter-empty className={boxes.empty}>
        {text.empty}
      </p>
      <div className={rows.container}>
        <ul data-filter-items className={rows.list}>
          {options.map((option) => (
            <OptionCard key={option.id} option={option} {...rest} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
