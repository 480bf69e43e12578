import { BaseSymbols } from '#site/ui/drawn-map/base-symbols.tsx';
import { numbered } from './city-drawing.ts';
import { CitySpread, type SpreadProps } from './city-spread.tsx';
import { SeoulCentre } from './seoul-centre-map.tsx';
import { SeoulMap } from './seoul-map.tsx';
import styles from './seoul-map.module.css';

/** Seoul with its places: all of it on a wide screen, its centre on a phone. */
export function SeoulSpread({ places, base, text, placeText, embed }: SpreadProps) {
  return (
    <CitySpread
      city="seoul"
      inOrder={numbered(places)}
      className={styles.spread}
      {...{ base, text, placeText, embed }}
    >
      <BaseSymbols base={base} regions={['seoul']} />
      <SeoulMap places={places} base={base} text={text} />
      <SeoulCentre places={places} base={base} text={text} />
    </CitySpread>
  );
}
