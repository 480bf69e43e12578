import { picture } from '#site/lib/pictures.ts';
import type { PageId } from '#content/pages.ts';
import type { DrawingId } from '#art/index.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { PlaceArt, type PlaceDrawing } from '#site/ui/drawn-map/place-art.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { PlaceStamps } from './place-stamps.tsx';
import card from '#site/ui/card.module.css';
import cover from '#site/ui/cover.module.css';
import styles from './landing-cards.module.css';

interface Way {
  readonly card: {
    readonly id: string;
    readonly page: PageId;
    readonly title: string;
    readonly description: string;
    readonly hangul: string;
    readonly alt: string;
    readonly drawing: DrawingId;
    readonly explore: string;
  };
  /** Its page. */
  readonly href: string;
  readonly featured: readonly {
    readonly label: string;
    readonly href: string;
    readonly drawing: PlaceDrawing;
  }[];
}

interface Props {
  /** What the six names of a card are. */
  readonly featured: string;
  readonly ways: readonly Way[];
}

/** Where a drawing stands in its square. */
const foot = { x: 0, y: 0 };

/** The three kinds of destination, each with the drawings of six highlights. */
export function LandingCards({ featured, ways }: Props) {
  return (
    <ul className={styles.cards}>
      {ways.map(({ card: way, href, featured: names }) => (
        <li key={way.id} className={`${card.card} ${styles.card}`}>
          <Picture
            picture={picture(way.drawing)}
            alt={way.alt}
            title={way.title}
            leadsTo={way.page}
            sizes="(max-width: 620px) 112px, 132px"
          />
          <div className={styles.head}>
            <h3>
              {way.title} <span lang="ko">{way.hangul}</span>
            </h3>
            <ButtonLink href={href} look="line" className={styles.explore}>
              {way.explore}
            </ButtonLink>
            <p className={card.text}>{way.description}</p>
          </div>
          <ul className={styles.names} aria-label={`${way.title}: ${featured}`}>
            {names.map((name) => (
              <li key={name.href}>
                <a href={name.href}>
                  <svg viewBox="-44 -70 88 84" aria-hidden="true">
                    <PlaceArt drawing={name.drawing} foot={foot} scale={1} />
                  </svg>
                  {name.label}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface MoreProps {
  readonly more: readonly {
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly drawings: readonly PlaceDrawing[];
  }[];
}

/** What goes beyond a first visit. */
export function MoreCards({ more }: MoreProps) {
  return (
    <ul className={`wrap ${styles.more}`}>
      {more.map(({ title, text, href, drawings }) => (
        <li key={href} className={card.card}>
          <PlaceStamps drawings={drawings} />
          <div className={card.body}>
            <h3>
              <a href={href} className={cover.cover}>
                {title}
              </a>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
