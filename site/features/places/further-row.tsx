import type { ComponentProps } from 'react';
import type { City } from '#content/data/place-facts.ts';
import type { FurtherPlace } from './read.ts';
import { AddToTrip } from '#site/ui/add-to-trip.tsx';
import { PlaceArt } from '#site/ui/drawn-map/place-art.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { LineBadges } from '#site/ui/line-badges.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Value } from '#site/ui/panel-card.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { Sources } from '#site/ui/sources.tsx';
import { AttractionPanel, type CardText } from './attraction-card.tsx';
import { StatedValue } from './fact.tsx';
import { sceneTag } from './scene-links.tsx';
import tag from '#site/ui/tag.module.css';
import styles from './further-row.module.css';
import { TodayHours } from './today-hours.tsx';

interface Props extends CardText {
  readonly place: FurtherPlace;
  /** On the map above. */
  readonly number: number;
  readonly city: City;
  /** Attributes by which a filter shows the row. */
  readonly item: ComponentProps<'li'>;
}

/** Where a drawing stands in its square. */
const foot = { x: 0, y: 0 };

/** A further place in a row: what it is, the way there, hours and price, as far as known; the rest unfolds. */
export function FurtherRow({ place, number, city, item, ...text }: Props) {
  const { placeText, locale } = text;
  const unseen = (label: string) => <span className="visually-hidden">{label}</span>;
  const { id, name, hangul, sentence, station, journey, ride, opening } = place;
  const { admission, further } = place;
  const onScreen = sceneTag(place.scenes, placeText.scenes.tag);
  return (
    <li id={id} className={styles.row} {...item}>
      <div className={styles.picture}>
        <svg viewBox="-48 -76 96 96" aria-hidden="true">
          <PlaceArt drawing={`further/${id}`} foot={foot} scale={1} />
        </svg>
      </div>
      <div>
        <h3>
          <b aria-hidden="true">{number}</b> {name}
        </h3>
        <p className={styles.hangul}>
          <span className={styles.shown}>
            <span lang="ko">{hangul}</span>
            <ShowName korean={hangul} name={name} kind="place" label={placeText.showName} />
          </span>
          {onScreen && (
            <a href={onScreen.href} className={tag.tag}>
              {onScreen.label}
            </a>
          )}
        </p>
        <p>{keepNames(sentence)}</p>
        <dl className={styles.facts}>
          {station && (
            <Value label={unseen(placeText.station)}>
              <LineBadges line={station.line} city={city} />
              {station.name}
              {station.exit && `, ${placeText.exit.replace('{exit}', station.exit)}`}
            </Value>
          )}
          {ride && <Value label={unseen(placeText.journey)}>{ride}</Value>}
          {!station && journey && <Value label={unseen(placeText.journey)}>{journey}</Value>}
          {opening && (
            <Value label={opening.always ? unseen(placeText.open) : placeText.open}>
              {opening.always ? (
                placeText.openAlways
              ) : (
                <TodayHours hours={opening} text={placeText} locale={locale} />
              )}
            </Value>
          )}
          {admission && (
            <Value label={admission.figure ? placeText.admission : unseen(placeText.admission)}>
              <StatedValue fact={admission} locale={locale} />
            </Value>
          )}
        </dl>
      </div>
      <AddToTrip stop={id} name={name} text={placeText.add} look="icon" className={styles.add} />
      <details className={styles.panel} data-place-panel>
        <summary>
          <span className="visually-hidden">{`${placeText.about}: ${name}`}</span>
          <LineIcon path="M6 9l6 6 6-6" />
        </summary>
        <div className={styles.parts}>
          <AttractionPanel attraction={place} {...text} />
          <p className="note">
            {`${placeText.sources}: `}
            <Sources sources={further.sources} locale={locale} />
          </p>
        </div>
      </details>
    </li>
  );
}
