import type { ComponentProps, ReactNode } from 'react';
import { picture } from '#site/lib/pictures.ts';
import { AddToTrip } from './add-to-trip.tsx';
import { keepNames } from './keep-names.tsx';
import { Picture } from './picture.tsx';
import { ShowName } from './show-card/show-name.tsx';
import { Seal } from './seal.tsx';
import { Share } from './share.tsx';
import type { PlaceText } from '#content/text/place-text.ts';
import type { DrawingId } from '#art/index.ts';
import styles from './panel-card.module.css';
import tagStyles from './tag.module.css';

interface Props {
  /** Also the anchor that other pages link to, and the id by which it is a stop of a trip. */
  readonly id: string;
  /** Attributes by which a filter shows the card. */
  readonly item?: ComponentProps<'li'> | undefined;
  readonly name: string;
  readonly text: Pick<PlaceText, 'about' | 'share' | 'add' | 'showName'>;
  readonly hangul: string;
  /** Where it is and of which kind. */
  readonly meta: ReactNode;
  /** At most 14 words. */
  readonly sentence: string;
  readonly drawing?: DrawingId;
  readonly alt?: string;
  /** On the picture: what the place is known from, with the page that says more. */
  readonly tag?: { readonly label: string; readonly href: string } | undefined;
  /** The Korean word on the badge. */
  readonly seal: string;
  /** Four `Value`s. */
  readonly values: ReactNode;
  /** All the rest, in `PanelPart`s; opened, the card takes the row. */
  readonly panel: ReactNode;
}

/** A card of the catalogue: drawing, name, a sentence and four values, and all the rest in a panel. */
export function PanelCard(props: Props) {
  return (
    <li id={props.id} className={styles.card} {...props.item}>
      <div className={styles.picture}>
        {props.drawing && (
          <Picture
            picture={picture(props.drawing)}
            alt={props.alt ?? ''}
            title={props.name}
            sizes="(max-width: 620px) 100vw, (max-width: 1180px) 50vw, 480px"
          />
        )}
        <Seal hangul={props.seal} className={styles.seal} />
        {props.tag && (
          <a href={props.tag.href} className={`not-printed ${tagStyles.tag} ${styles.tag}`}>
            {props.tag.label}
            <span className="visually-hidden">{`: ${props.name}`}</span>
          </a>
        )}
      </div>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.meta}>{props.meta}</div>
          <h3>{props.name}</h3>
          <p className={styles.hangul}>
            <span lang="ko">{props.hangul}</span>
            <ShowName
              korean={props.hangul}
              name={props.name}
              kind="place"
              label={props.text.showName}
            />
          </p>
          <p className={styles.sentence}>{keepNames(props.sentence)}</p>
        </div>
        <dl className={styles.values}>{props.values}</dl>
      </div>
      <AddToTrip
        stop={props.id}
        name={props.name}
        text={props.text.add}
        look="short"
        className={styles.add}
      />
      <details className={styles.panel} data-place-panel>
        <summary>
          <span>
            {props.text.about}
            <span className="visually-hidden">{`: ${props.name}`}</span>
          </span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 9l6 6 6-6" />
          </svg>
        </summary>
        <div className={styles.share}>
          <Share title={props.name} to={`#${props.id}`} text={props.text.share} iconOnly />
        </div>
        <div className={styles.parts}>{props.panel}</div>
      </details>
    </li>
  );
}

interface ValueProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** One of the four values of a card. */
export function Value({ label, children }: ValueProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Of a value in a card: on a phone its row says `row` in its place, and the label unseen. */
export function ShorterOnRow({ row, children }: { row: string; children: ReactNode }) {
  return (
    <>
      <span className={styles.rowOnly} aria-hidden="true">
        {row}
      </span>
      <span className={styles.cardOnly}>{children}</span>
    </>
  );
}

/** A part of the panel under its heading. */
export function PanelPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h4>{heading}</h4>
      {children}
    </section>
  );
}

/** What to do there, on hanji paper. */
export function PanelTip({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <aside className={styles.tip} data-paper>
      {heading && <h4>{heading}</h4>}
      {children}
    </aside>
  );
}
