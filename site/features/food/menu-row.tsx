import type { DrawingId } from '#art/index.ts';
import type { Locale } from '#content/locale.ts';
import { picture } from '#site/lib/pictures.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import { Button } from '#site/ui/button.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { ShowCard } from '#site/ui/show-card/show-card.tsx';
import { enlargePath } from '#site/ui/show-card/signs.ts';
import styles from './menu-row.module.css';
import plates from './plates.module.css';
import type { MenuEntry, MenuPage } from './read-menu.ts';
import { Spice } from './spice.tsx';

interface Props {
  readonly dish: MenuEntry;
  readonly text: Pick<MenuPage['text'], 'row' | 'words' | 'showCard'>;
  readonly locale: Locale;
}

/** A dish in a line of the menu; the rest unfolds. On paper it says what it contains, and no more. */
export function MenuRow({ dish, text, locale }: Props) {
  const { id, name, hangul, aloud, line, containsLine, sometimesLine, further, href } = dish;
  const { drawing } = dish;
  const { row, words } = text;
  const price = further?.price;
  return (
    <li className={styles.row}>
      <details id={id}>
        <summary>
          <span lang="ko" className={styles.hangul}>
            {hangul}
          </span>
          <h3>{keepNames(name)}</h3>
          <span className={styles.signs}>
            {dish.spicyLevel > 1 && <Spice level={dish.spicyLevel} text={words} short />}
            {dish.vegetarian && (
              <>
                <Sign sign="V" text={words.vegetarian} />
                {dish.vegetarianIf && <small>{dish.vegetarianIf}</small>}
              </>
            )}
            {dish.alcohol && <span className={styles.alcohol}>{row.alcohol}</span>}
          </span>
          {drawing && <Plate id={id} drawing={drawing} />}
          {price && (
            <span className={styles.price}>
              {keepNames(price.short)} <small>{price.year}</small>
            </span>
          )}
          <span className={styles.line}>{keepNames(line)}</span>
          <span data-part="marks" className={styles.marks} />
        </summary>
        <Facts layout="below" className={styles.facts}>
          <div className="not-printed">
            <dt>{words.reading}</dt>
            <dd>{aloud}</dd>
          </div>
          <Fact label={words.contains}>
            <b>{containsLine || row.nothing}</b>
          </Fact>
          {sometimesLine && <Fact label={words.sometimes}>{sometimesLine}</Fact>}
          {further && <Further further={further} text={row} locale={locale} />}
        </Facts>
        {further && <Order id={id} name={name} order={further.order} text={text} />}
        {href && (
          <p className={`not-printed ${styles.card}`}>
            <a href={href}>
              {row.card}
              <span className="visually-hidden">{`: ${name}`}</span>
            </a>
          </p>
        )}
      </details>
    </li>
  );
}

/** The dish seen from above, as on the table of the guide. */
function Plate({ id, drawing }: { readonly id: string; readonly drawing: DrawingId }) {
  const { src, width, height } = picture(drawing);
  return (
    <span className={`not-printed ${styles.plate} ${plates.place}`} data-dish-id={id}>
      <span className={plates.plate}>
        <span>
          <img src={src} alt="" loading="lazy" width={width} height={height} />
        </span>
      </span>
    </span>
  );
}

function Sign({ sign, text }: { readonly sign: string; readonly text: string }) {
  return (
    <span className={styles.sign}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

type FurtherEntry = NonNullable<MenuEntry['further']>;

interface FurtherProps {
  readonly further: FurtherEntry;
  readonly text: MenuPage['text']['row'];
  readonly locale: Locale;
}

function Further({ further: { note, where, price }, text, locale }: FurtherProps) {
  return (
    <>
      <div className="not-printed">
        <dt>{text.note}</dt>
        <dd>{keepNames(note)}</dd>
      </div>
      <div className="not-printed">
        <dt>{text.where}</dt>
        <dd>
          <Prose text={where} locale={locale} />
        </dd>
      </div>
      {price && (
        <div className="not-printed">
          <dt>{text.price}</dt>
          <dd>
            <Figure figure={price.figure} locale={locale} />
            {`. ${price.figure.what}, ${price.month}.`}
          </dd>
        </div>
      )}
    </>
  );
}

interface OrderProps {
  readonly id: string;
  readonly name: string;
  readonly order: FurtherEntry['order'];
  readonly text: Props['text'];
}

/** What is said to order it, and the card that shows it. */
function Order({ id, name, order, text: { row, showCard } }: OrderProps) {
  const { korean, meaning, reading, romanised } = order;
  const dialog = `${id}-shown`;
  return (
    <div className={`not-printed ${styles.order}`}>
      <p>
        <span className={styles.label}>{row.order}</span>
        <b lang="ko">{korean}</b>
        <span>{reading}</span>
        <span className={styles.meaning}>{meaning}</span>
      </p>
      <Button look="line" {...showDialog(dialog)}>
        <LineIcon path={enlargePath} />
        {row.show}
        <span className="visually-hidden">{`: ${name}`}</span>
      </Button>
      <ShowCard
        id={dialog}
        card={{
          title: name,
          lines: [{ kind: 'large', korean, meaning, reading, romanised }],
        }}
        text={showCard}
      />
    </div>
  );
}
