import { Base } from '#site/ui/drawn-map/base-map.tsx';
import { Label } from '#site/ui/drawn-map/label.tsx';
import { PlaceArt } from '#site/ui/drawn-map/place-art.tsx';
import { drawCountry, type CountryPlace, type FrameId } from './country-drawing.ts';
import styles from './country-spread.module.css';

interface Props {
  /** The first is where the threads begin. */
  readonly places: readonly CountryPlace[];
}

/**
 * The country as a cloth with its places drawn on it, each of which leads on, for mouse and finger: the list beside it
 * has the same for all.
 */
export function CountryMap({ places }: Props) {
  return (['wide', 'narrow'] as const).map((frame) => (
    <Country key={frame} places={places} frame={frame} />
  ));
}

function Country({ places, frame }: Props & { readonly frame: FrameId }) {
  const { width, height, radius, view, dots, arts, labels, threads } = drawCountry(places, frame);
  const sea = `sea-${frame}`;
  return (
    <svg
      className={styles[frame]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin"
      aria-hidden="true"
    >
      <pattern id={sea} width="56" height="28" patternUnits="userSpaceOnUse">
        <path
          className={styles.wave}
          d="M0 28a28 28 0 0 1 56 0M10 28a18 18 0 0 1 36 0M20 28a8 8 0 0 1 16 0M-28 14a28 28 0 0 1 56 0M-18 14a18 18 0 0 1 36 0M28 14a28 28 0 0 1 56 0M38 14a18 18 0 0 1 36 0"
        />
      </pattern>
      <rect x="-1200" y="0" width="3000" height="2600" fill={`url(#${sea})`} />
      {/* Without the tip of Japan that the drawing of the region cuts off. */}
      <clipPath id={`${sea}-land`}>
        <path d={`M-1200 -300H2000V${height * 0.66}H${width}V2600H-1200z`} />
      </clipPath>
      <g className={styles.cloth} clipPath={`url(#${sea}-land)`}>
        <Base view={view} lines={[]} />
      </g>
      {threads.map(({ id, path }) => (
        <g key={id} fill="none">
          <path className={styles.thread} d={path} />
          <path className={styles.stitch} d={path} />
        </g>
      ))}
      {dots.map(({ id, href, x, y }) => {
        const art = arts.find((each) => each.id === id);
        const label = labels.find((each) => each.id === id);
        return (
          <a key={id} href={href} tabIndex={-1} className={styles.place}>
            <circle className={styles.dot} cx={x} cy={y} r={radius} />
            {art && <PlaceArt drawing={art.drawing} foot={art.foot} scale={art.scale} />}
            {label && <Label {...label} />}
          </a>
        );
      })}
    </svg>
  );
}
