import { OpenBadge } from './open-badge.tsx';
import type { MapPlaceEntry } from './read-map-places.ts';
import type { CardText } from './attraction-card.tsx';
import { Stated } from './fact.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Figures } from '#site/ui/figure.tsx';
import styles from './place-facts.module.css';
import { SiteLink } from './site-link.tsx';
import { StationText } from './station-text.tsx';

interface Props extends CardText {
  readonly place: MapPlaceEntry;
}

/** The known facts of a place of the map. */
export function PlaceFacts({ place, placeText, locale }: Props) {
  const { name, links, station, opening, hours, admission, visit, site, figures } = place;
  return (
    <>
      {opening && (
        <p className={styles.now}>
          <OpenBadge hours={opening} />
        </p>
      )}
      <Facts className={styles.facts}>
        {station && (
          <Fact label={placeText.station}>
            <StationText station={station} text={placeText} place={name} planner={links.planner} />
          </Fact>
        )}
        <Stated label={placeText.hours} fact={hours} locale={locale} />
        <Stated label={placeText.admission} fact={admission} locale={locale} />
        {visit && <Fact label={placeText.visit}>{visit}</Fact>}
        {site && (
          <Fact label={placeText.site}>
            <SiteLink site={site} locale={locale} />
          </Fact>
        )}
      </Facts>
      <Figures figures={figures} locale={locale} />
    </>
  );
}
