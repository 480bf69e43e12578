import type { ReactNode } from 'react';
import { picture } from '#site/lib/pictures.ts';
import { OpenBadge } from '#site/ui/open-badge.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import { Share, type ShareWords } from '#site/ui/share.tsx';
import type { Hours } from '#domain/open-now.ts';
import type { DrawingId } from '../../../illustrations/out/drawings.ts';
import { CardName } from '#site/ui/card.tsx';
import card from '#site/ui/card.module.css';
import { Facts } from '#site/ui/facts.tsx';
import styles from './place-card.module.css';

interface Props {
  /** Also the anchor that other pages link to. */
  readonly id: string;
  readonly name: string;
  /** The opening hours, if it is not always open. */
  readonly opening?: Hours;
  readonly labels: { readonly share: ShareWords };
  readonly hangul: string;
  /** Where it is and of which kind. */
  readonly meta: string;
  readonly description: string;
  readonly drawing: DrawingId;
  readonly alt: string;
  /** The Korean word on the badge. */
  readonly seal: string;
  /** A list of `Fact`s. */
  readonly facts: ReactNode;
  /** Below the facts. */
  readonly children?: ReactNode;
  /** A `GettingThere`; opened, it stands beside the rest, and the card takes the row. */
  readonly panel: ReactNode;
}

/** The card of a place: drawing, seal, name, facts, and the way there behind a fold. */
export function PlaceCard(props: Props) {
  return (
    <li id={props.id} className={`${card.card} ${styles.card}`}>
      <div className={styles.side}>
        <div className={styles.picture}>
          <Picture
            picture={picture(props.drawing)}
            alt={props.alt}
            title={props.name}
            sizes="(max-width: 820px) 100vw, (max-width: 1180px) 50vw, 394px"
          />
          <Seal hangul={props.seal} className={styles.seal} />
          {props.opening && <OpenBadge onPicture hours={props.opening} />}
          <Share onPicture title={props.name} to={`#${props.id}`} words={props.labels.share} />
        </div>
        <div className={`${card.body} ${styles.body}`}>
          <p className={card.meta}>{props.meta}</p>
          <CardName name={props.name} hangul={props.hangul} />
          <p className={card.text}>{props.description}</p>
          <Facts>{props.facts}</Facts>
          {props.children}
        </div>
      </div>
      {props.panel}
    </li>
  );
}
