import { PlaceArt, type PlaceDrawing } from '#site/ui/drawn-map/place-art.tsx';
import styles from './place-stamps.module.css';

/** Where a drawing stands in its square. */
const foot = { x: 0, y: 0 };

/** Small drawings of places sewn together, for the header of their page. */
export function PlaceStamps({ drawings }: { readonly drawings: readonly PlaceDrawing[] }) {
  return (
    <div className={styles.stamps} aria-hidden="true">
      {drawings.map((drawing) => (
        <svg key={drawing} viewBox="-50 -74 100 90">
          <PlaceArt drawing={drawing} foot={foot} scale={1} />
        </svg>
      ))}
    </div>
  );
}
