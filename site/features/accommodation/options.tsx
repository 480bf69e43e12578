import { CountedChips } from '#site/ui/filter-chips.tsx';
import type { AccommodationPage } from './read.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { Option, type OptionText } from './option.tsx';
import { Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import boxes from '#site/ui/box.module.css';

interface Props extends OptionText {
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
      <p hidden data-part="empty" className={boxes.empty}>
        {text.empty}
      </p>
      <Chapters data-part="items">
        {options.map((option) => (
          <Option key={option.id} option={option} {...rest} />
        ))}
      </Chapters>
    </Section>
  );
}
