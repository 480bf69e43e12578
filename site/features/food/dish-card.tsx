import { isPlain } from '#site/lib/plain-click.ts';
import { Card, CardName } from '#site/ui/card.tsx';
import card from '#site/ui/card.module.css';
import { Picture } from '#site/ui/picture.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import styles from './dish-card.module.css';
import { DishDetails, type DishEntry, type DishText } from './dish-details.tsx';
import type { DishMark } from './dish-marks.ts';
import { DishShow } from './dish-show.tsx';
import { openDish } from './dish-url.ts';
import { Spice } from './spice.tsx';

export interface DishProps extends DishText {
  readonly dish: DishEntry;
  /** The name of its category. */
  readonly category: string | undefined;
  /** What it holds of the ingredients to avoid. */
  readonly marks: readonly DishMark[];
}

interface Props extends DishProps {
  readonly hidden: boolean;
  /** Whether the details open in a window, as they do once the island is hydrated; else they unfold in the card. */
  readonly windowed: boolean;
}

/** A dish in the grid. On paper its details stand in the card. */
export function DishCard({ hidden, windowed, ...rest }: Props) {
  const { dish, text } = rest;
  const see = (
    <>
      <span className={styles.words}>{text.see}</span>
      <span className="visually-hidden">{`: ${dish.name}`}</span>
    </>
  );
  return (
    <Card
      id={dish.id}
      row
      hidden={hidden}
      className={styles.card}
      picture={<DishPicture dish={dish} />}
    >
      <CardName name={dish.name} hangul={dish.nameKorean}>
        <ShowName
          korean={dish.source ?? dish.nameKorean}
          name={dish.name}
          kind="dish"
          label={text.show.label}
        />
      </CardName>
      <DishLines {...rest} marks={rest.marks.filter(({ kind }) => kind !== 'free')} inList />
      {windowed && (
        <a
          href={`#${dish.id}`}
          className={`not-printed ${styles.see}`}
          aria-haspopup="dialog"
          onClick={(event) => {
            if (!isPlain(event.nativeEvent)) return;
            event.preventDefault();
            // Safari does not focus a link that is clicked; the window gives the focus back.
            event.currentTarget.focus();
            openDish(dish.id);
          }}
        >
          {see}
        </a>
      )}
      <details className={`${styles.more} ${windowed ? 'print-only' : ''}`}>
        <summary className={`not-printed ${styles.see}`}>{see}</summary>
        {!windowed && <DishShow {...rest} />}
        <DishDetails {...rest} />
      </details>
    </Card>
  );
}

export function DishPicture({ dish }: { readonly dish: DishEntry }) {
  return (
    <Picture
      picture={dish.picture}
      alt={dish.alt}
      title={dish.name}
      sizes="(max-width: 820px) 100vw, (max-width: 1180px) 50vw, 394px"
    />
  );
}

interface LinesProps extends DishProps {
  /** What it holds takes the place of the words about the chillies there. */
  readonly inList?: boolean;
}

/** What a dish is, below its name. */
export function DishLines({ dish, category, marks, text, inList = false }: LinesProps) {
  return (
    <>
      <p className={`note ${card.meta}`}>
        <span>
          {category}
          {dish.vegetarian && dish.category !== 'vegetarian' && ` · ${text.vegetarian}`}
          {dish.vegetarianIf && ` ${dish.vegetarianIf}`}
        </span>
        <Spice level={dish.spicyLevel} text={text} short={inList && marks.length > 0} />
      </p>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map(({ kind, text: line }) => (
            <li key={kind} data-mark={kind}>
              {line}
            </li>
          ))}
        </ul>
      )}
      <p className={`${card.text} ${styles.description}`}>{dish.description}</p>
    </>
  );
}
