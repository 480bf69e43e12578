import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { City } from '#content/data/place-facts.ts';
import type { FurtherPlace, MorePlacesList } from './read.ts';
import { BaseSymbols } from '#site/ui/drawn-map/base-symbols.tsx';
import { CountedChips, shownUnder } from '#site/ui/filter-chips.tsx';
import { Section } from '#site/ui/section.tsx';
import type { CardText } from './attraction-card.tsx';
import { FurtherMap } from './further-map.tsx';
import { FurtherRow } from './further-row.tsx';
import styles from './further-row.module.css';

interface Props extends CardText {
  readonly city: City;
  readonly cityName: string;
  readonly places: readonly FurtherPlace[];
  readonly base: BaseMap;
  readonly heading: string;
  readonly lead: string;
  readonly text: MorePlacesList['morePlacesText'];
}

/**
 * The further places of a city on a map, and in rows: all or those of one kind, as the URL says (ui/filter-list.ts).
 */
export function MorePlaces({ city, cityName, places, base, heading, lead, text, ...row }: Props) {
  const ofKind = Map.groupBy(places, ({ category }) => category);
  // A chip for a single place would only hide the others.
  const kinds = [...ofKind].filter(([, { length }]) => length > 1);
  const options = [
    { value: 'all', label: text.filter.all },
    { value: 'trip', label: text.filter.trip },
    ...kinds.map(([value, [one]]) => ({ value, label: one?.kind.label ?? value })),
  ];
  const choices = options.map(({ value }) => value);
  const shows = ({ category, outside }: FurtherPlace, choice: string) =>
    choice === 'all' || choice === category || (choice === 'trip' && outside !== undefined);
  return (
    <>
      <BaseSymbols base={base} regions={[city, 'korea']} />
      <FurtherMap places={places} city={city} cityName={cityName} trips={text.filter.trip} />
      <Section headingId="places" heading={heading} lead={lead} data-filter-list="">
        <CountedChips
          name="kind"
          label={text.filter.label}
          options={options}
          count={text.count}
          total={places.length}
        />
        <ul
          data-props={JSON.stringify(row.placeText.now)}
          data-part="items"
          className={styles.rows}
        >
          {places.map((place, index) => (
            <FurtherRow
              key={place.id}
              place={place}
              number={index + 1}
              city={city}
              item={shownUnder('kind', choices, (choice) => shows(place, choice))}
              {...row}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}
