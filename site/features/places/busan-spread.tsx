import { drawBusan } from './busan-drawing.ts';
import { BusanMap } from './busan-map.tsx';
import { CitySpread, type SpreadProps } from './city-spread.tsx';
import styles from './busan-map.module.css';

/** Busan with its places along the coast. */
export function BusanSpread({ places, base, text, placeText, embed }: SpreadProps) {
  return (
    <CitySpread
      city="busan"
      inOrder={drawBusan(places, base).order}
      {...{ base, text, placeText, embed }}
    >
      {text.slide && <p className={`wrap muted ${styles.slide}`}>{text.slide}</p>}
      <div className={styles.strip} data-scrolls-sideways>
        <BusanMap places={places} base={base} text={text} />
      </div>
    </CitySpread>
  );
}
