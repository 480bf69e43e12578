import { useId, type MouseEvent } from 'react';
import { isPlain } from '#site/lib/plain-click.ts';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import type { MapText } from '#content/text/map.ts';
import {
  mapCities,
  mapScenes,
  mapTypes,
  shownPlaces,
  readMapFilter,
  writeMapFilter,
  type Filtered,
  type MapFilter,
} from './map-filters.ts';
import styles from './map-filters.module.css';

interface Props {
  /** The anchor in the links' URLs. */
  readonly anchor: string;
  /** The filtered properties of each place. */
  readonly places: readonly Filtered[];
  /** The query for which the document was rendered. */
  readonly rendered: string;
  readonly text: MapText['filters'];
}

/** The filters for city, type and what was filmed there. The chips are links, which work without JavaScript. */
export function MapFilters({ anchor, places, rendered, text }: Props) {
  const query = useQuery(rendered);
  const filter = readMapFilter(query);
  const option = (name: keyof MapFilter, value: string, label: string, count?: number) => {
    const next = { ...filter, [name]: value };
    return {
      label,
      count,
      href: `?${writeMapFilter(query, next).toString()}#${anchor}`,
      chosen: filter[name] === value,
      choose: (event: MouseEvent) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        chooseFilter(next);
      },
    };
  };
  return (
    <div className={`not-printed row ${styles.filters}`}>
      <Chips
        label={text.city}
        options={mapCities.map((city) => {
          const count = shownPlaces(places, { ...filter, city }).length;
          return option('city', city, text.cities[city], count);
        })}
      />
      <Chips
        label={text.type}
        options={mapTypes.map((type) => option('type', type, text.types[type]))}
      />
      <Chips
        label={text.scene}
        options={mapScenes.map((scene) => option('scene', scene, text.scenes[scene]))}
      />
    </div>
  );
}

function chooseFilter(filter: MapFilter): void {
  replaceQuery((query) => {
    for (const name of ['city', 'type', 'scene'] as const) {
      if (filter[name] === 'all') query.delete(name);
      else query.set(name, filter[name]);
    }
  });
}

interface ChipsProps {
  readonly label: string;
  readonly options: readonly {
    readonly label: string;
    readonly count?: number | undefined;
    readonly href: string;
    readonly chosen: boolean;
    readonly choose: (event: MouseEvent) => void;
  }[];
}

function Chips({ label, options }: ChipsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul className={styles.chips}>
        {options.map((option) => (
          <li key={option.label}>
            <a
              href={option.href}
              className={styles.chip}
              aria-current={option.chosen || undefined}
              onClick={option.choose}
            >
              {option.label}
              {option.count !== undefined && <small> {option.count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
