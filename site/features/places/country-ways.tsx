import { PlaceArt } from '#site/ui/drawn-map/place-art.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { CountryPlace } from './country-drawing.ts';
import styles from './country-spread.module.css';

/** Where a drawing stands in its square. */
const foot = { x: 0, y: 0 };

/** The ways of the map in words, each a link to its place. */
export function CountryWays({ places }: { readonly places: readonly CountryPlace[] }) {
  return (
    <ul className={styles.ways}>
      {places.map(
        ({ id, name, hangul, drawing, trip, href }) =>
          trip && (
            <li key={id}>
              <a href={href}>
                <svg viewBox="-44 -70 88 84" aria-hidden="true">
                  <PlaceArt drawing={drawing} foot={foot} scale={1} />
                </svg>
                <span>
                  <b>{name}</b> <span lang="ko">{hangul}</span>
                </span>
                <span>{keepNames(trip)}</span>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
