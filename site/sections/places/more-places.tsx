import type { BaseMap } from '#content/base-map.server.ts';
import type { City } from '#content/data/place-facts.ts';
import type { FurtherPlace, MorePlacesList } from '#content/read.server.ts';
import { BaseSymbols } from '#site/ui/drawn-map/base-map.tsx';
import { CountedChips, shownUnder } from '#site/ui/filter-chips.tsx';
import { AttractionCard, type CardWords } from './attraction-card.tsx';
import { CardGrid } from './card-grid.tsx';
import { PlaceCutout } from './place-cutout.tsx';

interface Props extends CardWords {
  readonly city: City;
  readonly cityName: string;
  readonly places: readonly FurtherPlace[];
  readonly base: BaseMap;
  readonly heading: string;
  readonly lead: string;
  readonly words: MorePlacesList['words'];
}

/** The further places of a city, all or those of one kind, as the URL says (frame/filter-list.ts). */
export function MorePlaces({ city, cityName, places, base, heading, lead, words, ...card }: Props) {
  const ofKind = Map.groupBy(places, ({ category }) => category);
  // A chip for a single place would only hide the others.
  const kinds = [...ofKind].filter(([, { length }]) => length > 1);
  const options = [
    { value: 'all', label: words.filter.all },
    { value: 'trip', label: words.filter.trip },
    ...kinds.map(([value, [one]]) => ({ value, label: one?.kind.label ?? value })),
  ];
  const choices = options.map(({ value }) => value);
  const shows = ({ category, outside }: FurtherPlace, choice: string) =>
    choice === 'all' || choice === category || (choice === 'trip' && outside !== undefined);
  const filter = (
    <CountedChips
      name="kind"
      label={words.filter.label}
      options={options}
      count={words.count}
      total={places.length}
    />
  );
  return (
    <>
      <BaseSymbols base={base} regions={[city, 'korea']} />
      <CardGrid id="places" heading={heading} lead={lead} filter={filter} now={card.labels.now}>
        {places.map((place) => (
          <AttractionCard
            key={place.id}
            attraction={place}
            city={city}
            item={shownUnder('kind', choices, (choice) => shows(place, choice))}
            map={<PlaceCutout place={place} city={city} cityName={cityName} base={base} />}
            {...card}
          />
        ))}
      </CardGrid>
    </>
  );
}
