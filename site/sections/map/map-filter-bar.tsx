import { useId, type MouseEvent } from 'react';
import { isPlain } from '#site/lib/plain-click.ts';
import type { MapCopy } from '#content/copy/map.ts';
import { mapCities, mapTypes, placesShown, type MapFilter } from '#domain/map-filters.ts';
import styles from './map-filter-bar.module.css';
import type { MapPlace } from './map-place.ts';

interface Props {
  readonly places: readonly MapPlace[];
  readonly filter: MapFilter;
  readonly words: MapCopy['filters'];
  readonly hrefTo: (filter: MapFilter) => string;
  readonly onChoose: (filter: MapFilter) => void;
}

/** City and type. The chips are links: without JavaScript they ask the server. */
export function MapFilterBar({ places, filter, words, hrefTo, onChoose }: Props) {
  const shared = { filter, hrefTo, onChoose };
  return (
    <div className={styles.filters}>
      <Chips
        {...shared}
        label={words.city}
        options={mapCities.map((city) => ({
          filter: { ...filter, city },
          label: words.cities[city],
          count: placesShown(places, { ...filter, city }).length,
        }))}
      />
      <Chips
        {...shared}
        label={words.type}
        options={mapTypes.map((type) => ({
          filter: { ...filter, type },
          label: words.types[type],
        }))}
      />
    </div>
  );
}

interface ChipsProps extends Pick<Props, 'filter' | 'hrefTo' | 'onChoose'> {
  readonly label: string;
  readonly options: readonly {
    readonly filter: MapFilter;
    readonly label: string;
    readonly count?: number;
  }[];
}

function Chips({ label, options, filter, hrefTo, onChoose }: ChipsProps) {
  const id = useId();
  const choose = (event: MouseEvent, next: MapFilter) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChoose(next);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul className={styles.chips}>
        {options.map((option) => {
          const { city, type } = option.filter;
          return (
            <li key={city + type}>
              <a
                href={hrefTo(option.filter)}
                className={styles.chip}
                aria-current={(city === filter.city && type === filter.type) || undefined}
                onClick={(event) => choose(event, option.filter)}
              >
                {option.label}
                {option.count !== undefined && <small> {option.count}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
