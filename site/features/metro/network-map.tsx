import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { Locale } from '#content/locale.ts';
import type { MetroPage } from './read.ts';
import { pathTo } from '#content/pages.ts';
import type { MetroCity } from '#domain/metro/metro-network.ts';
import { LineSign } from '#site/ui/drawn-map/line-sign.tsx';
import { dots, Rings, Sheet, StationNames } from '#site/ui/drawn-map/sheet.tsx';
import sheet from '#site/ui/drawn-map/sheet.module.css';
import { Section } from '#site/ui/section.tsx';
import { drawNetwork, type NetworkDrawing, type OwnStations } from './network-drawing.ts';
import styles from './network-map.module.css';

interface Props {
  readonly text: MetroPage['text']['network'];
  readonly base: BaseMap;
  /** The stations that the guide leads to. */
  readonly own: OwnStations;
  readonly locale: Locale;
}

/** Drawn once, as the server answers questions with the same page. */
const drawings = new Map<MetroCity, NetworkDrawing>();

/** The networks of both cities as drawings, which slide sideways where they are wider than the screen. */
export function NetworkMaps({ text, base, own, locale }: Props) {
  return (
    <Section headingId="network" heading={text.heading} lead={text.lead}>
      {(['seoul', 'busan'] as const).map((city) => (
        <figure key={city}>
          <figcaption>
            <h3>{text[city].heading}</h3>
          </figcaption>
          <p className="not-printed">
            <a href="#lines">{text.list}</a>
          </p>
          <p className={`not-printed note ${styles.slide}`} aria-hidden="true">
            {text.slide}
          </p>
          <section
            className={styles.scroll}
            aria-label={text[city].slides}
            data-city={city}
            data-scrolls-sideways
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
            tabIndex={0}
          >
            <i aria-hidden="true" />
            <Network base={base} city={city} own={own} label={text[city].label} />
          </section>
        </figure>
      ))}
      <p className="note">{text.note}</p>
      <p>
        <a href={`${pathTo('tourism', locale)}#map`}>{text.map}</a>
      </p>
    </Section>
  );
}

function Network({
  base,
  city,
  own,
  label,
}: Pick<Props, 'base' | 'own'> & { readonly city: MetroCity; readonly label: string }) {
  const drawing = drawings.get(city) ?? drawNetwork(base, city, own);
  drawings.set(city, drawing);
  const { width, height, marks, lines, signs, sea, islands, rivers, labels } = drawing;
  const at = (change: boolean) =>
    marks.filter((mark) => mark.change === change).map((mark) => mark.at);
  return (
    <Sheet width={width} height={height} label={label}>
      <g id={`network-${city}`}>
        {sea && <path className={sheet.water} d={sea} />}
        {islands && <path className={sheet.land} d={islands} />}
        <path className={sheet.river} fill="none" strokeWidth="24" d={rivers} />
        {lines.map(({ id, colour, path }) => (
          <path
            key={id}
            className={sheet.line}
            color={colour}
            fill="none"
            strokeWidth="5"
            d={path}
          />
        ))}
        <path className={sheet.ground} strokeWidth="3" d={dots(at(false))} />
        <Rings at={at(true)} />
      </g>
      {signs.map(({ id, sign, colour, x, y }) => (
        <LineSign key={`${id} ${x} ${y}`} sign={sign} colour={colour} x={x} y={y} />
      ))}
      <StationNames id={`network-${city}-names`} labels={labels} />
    </Sheet>
  );
}
