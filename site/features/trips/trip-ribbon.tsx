import { drawingOfCity, PlaceArt } from '#site/ui/drawn-map/place-art.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { surface } from '#site/ui/surface.ts';
import { daysIn, type TripText } from './plan.ts';
import type { Stay, VisitedCity } from './read-itinerary-stays.ts';
import styles from './trip-ribbon.module.css';

interface Props {
  readonly stays: readonly Stay[];
  readonly cities: readonly VisitedCity[];
  readonly text: Pick<TripText, 'cards'>;
}

/** Where a drawing stands in its square. */
const foot = { x: 0, y: 0 };

const colors = ['jade', 'hwang', 'indigo', 'mugung', 'celadon'] as const;

/** A trip through several cities as one ribbon: a patch for each, as wide as its days, which leads to the first of them. */
export function TripRibbon({ stays, cities, text }: Props) {
  if (stays.length < 2) return null;
  const names = [...new Set(stays.map(({ city }) => city))];
  const parts = stays.map(({ city, days }, index) => {
    const before = stays.slice(0, index).reduce((sum, stay) => sum + stay.days, 0);
    return { city: cities.find(({ id }) => id === city), days, first: before + 1 };
  });
  return (
    <ol className={`not-printed ${styles.ribbon}`}>
      {parts.map(
        ({ city, days, first }) =>
          city && (
            <li key={first} data-days={Math.min(days, 3)}>
              <a
                href={`#day-${first}`}
                className={`${surface(colors[names.indexOf(city.id) % colors.length] ?? 'jade')} ${styles.stay}`}
              >
                <svg viewBox="-44 -70 88 84" aria-hidden="true">
                  <PlaceArt drawing={drawingOfCity(city.id)} foot={foot} scale={1} />
                </svg>
                <span lang="ko" aria-hidden="true">
                  {city.hangul}
                </span>
                <b>{city.name}</b> <span>{keepNames(daysIn(days, text))}</span>
              </a>
            </li>
          ),
      )}
    </ol>
  );
}
