import { shortName } from '#domain/text/short-name.ts';
import { Facts } from '#site/ui/facts.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { PanelCard, PanelPart, PanelTip, ShorterOnRow, Value } from '#site/ui/panel-card.tsx';
import { LineBadges } from '#site/ui/line-badges.tsx';
import { OpenBadge } from './open-badge.tsx';
import type { PlaceText } from '#content/text/place-text.ts';
import type { City } from '#content/data/place-facts.ts';
import type { Locale } from '#content/locale.ts';
import type { AttractionEntry } from './read.ts';
import { duration } from './duration.ts';
import { Stated, StatedValue } from './fact.tsx';
import { GettingThere, Way } from './getting-there.tsx';
import { plannerPath } from './place-path.ts';
import { SceneLinks, sceneTag } from './scene-links.tsx';
import { StationText } from './station-text.tsx';
import { TodayHours } from './today-hours.tsx';

/** What every card of a page needs. */
export interface CardText {
  readonly placeText: PlaceText;
  readonly locale: Locale;
}

interface Props extends CardText {
  readonly attraction: AttractionEntry;
  readonly city: City;
}

/** A sight of Seoul or Busan. */
export function AttractionCard(props: Props) {
  const { attraction, placeText } = props;
  const { kind, location, scenes } = attraction;
  return (
    <PanelCard
      {...attraction}
      meta={`${location} · ${kind.label}`}
      tag={sceneTag(scenes, placeText.scenes.tag)}
      seal={kind.hangul}
      text={placeText}
      values={<Values {...props} />}
      panel={<AttractionPanel {...props} />}
    />
  );
}

/** In a fixed order: today, the price, the visit, the station. */
function Values({ attraction, city, placeText, locale }: Props) {
  const { opening, admission, visit, station, location } = attraction;
  const stationName = station ? shortName(station.name) : '';
  return (
    <>
      <Value label={placeText.open}>
        <TodayHours hours={opening} text={placeText} locale={locale} />
      </Value>
      {admission && <Price admission={admission} placeText={placeText} locale={locale} />}
      {visit && <Value label={placeText.visit}>{duration(visit, locale)}</Value>}
      {station && (
        <Value label={stationName}>
          <LineBadges line={station.line} city={city} />
          <ShorterOnRow row={stationName}>
            {station.exit && placeText.exit.replace('{exit}', station.exit)}
            {!station.exit && !/\d/.test(station.line) && station.line}
          </ShorterOnRow>
        </Value>
      )}
      {!station && <Value label={placeText.where}>{location}</Value>}
    </>
  );
}

export function Price({
  admission,
  placeText,
  locale,
}: CardText & { admission: NonNullable<AttractionEntry['admission']> }) {
  return (
    <Value label={placeText.admission}>
      <StatedValue fact={admission} locale={locale} />
    </Value>
  );
}

/** What unfolds of a place: its story, hours and price, and the ways there. */
export function AttractionPanel({ attraction, placeText, locale }: Omit<Props, 'city'>) {
  const { description, tip, opening, hours, admission, figures } = attraction;
  const { id, name, station, journey, ride, site, scenes } = attraction;
  return (
    <>
      <PanelPart heading={placeText.story}>
        <p>{keepNames(description)}</p>
        <SceneLinks scenes={scenes} label={placeText.scenes.here} />
        {tip && (
          <PanelTip heading={placeText.tip}>
            <p>{keepNames(tip)}</p>
          </PanelTip>
        )}
      </PanelPart>
      {(hours ?? admission ?? figures[0]) && (
        <PanelPart heading={placeText.details}>
          {opening && 'periods' in opening && <OpenBadge hours={opening} />}
          <Facts layout="below">
            <Stated label={placeText.hours} fact={hours} locale={locale} />
            <Stated label={placeText.admission} fact={admission} locale={locale} />
          </Facts>
          <Figures figures={figures} locale={locale} />
        </PanelPart>
      )}
      <PanelPart heading={placeText.gettingThere}>
        <GettingThere goal={attraction} text={placeText} locale={locale} site={site}>
          {station && (
            <Way label={placeText.station}>
              <StationText
                station={station}
                text={placeText}
                place={name}
                planner={plannerPath(id, locale)}
              />
            </Way>
          )}
          {ride && <Way label={placeText.journey}>{ride}</Way>}
          {!station && journey && <Way label={placeText.journey}>{journey}</Way>}
        </GettingThere>
      </PanelPart>
    </>
  );
}
