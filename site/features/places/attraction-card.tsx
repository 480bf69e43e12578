import { Facts } from '#site/ui/facts.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { PanelCard, PanelPart, PanelTip, Value } from '#site/ui/panel-card.tsx';
import { LineBadges } from '#site/ui/line-badges.tsx';
import { OpenBadge } from './open-badge.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { City } from '#content/data/place-facts.ts';
import type { Locale } from '#content/locale.ts';
import type { AttractionEntry } from './read.ts';
import { duration } from './duration.ts';
import { Stated, StatedValue } from './fact.tsx';
import { GettingThere, Way } from './getting-there.tsx';
import { StationText } from './station-text.tsx';
import { TodayHours } from './today-hours.tsx';

/** What every card of a page needs. */
export interface CardWords {
  readonly labels: PlaceLabels;
  readonly locale: Locale;
}

interface Props extends CardWords {
  readonly attraction: AttractionEntry;
  readonly city: City;
}

/** A sight of Seoul or Busan. */
export function AttractionCard(props: Props) {
  const { attraction, labels } = props;
  const { kind, location } = attraction;
  return (
    <PanelCard
      {...attraction}
      meta={`${location} · ${kind.label}`}
      seal={kind.hangul}
      labels={labels}
      values={<Values {...props} />}
      panel={<AttractionPanel {...props} />}
    />
  );
}

/** In a fixed order: today, the price, the visit, the station. */
function Values({ attraction, city, labels, locale }: Props) {
  const { opening, admission, visit, station, location } = attraction;
  return (
    <>
      <Value label={labels.open}>
        <TodayHours hours={opening} labels={labels} locale={locale} />
      </Value>
      {admission && <Price admission={admission} labels={labels} locale={locale} />}
      {visit && <Value label={labels.visit}>{duration(visit, locale)}</Value>}
      {station && (
        <Value label={station.name.replace(/ \(.*\)$/, '')}>
          <LineBadges line={station.line} city={city} />
          {station.exit && labels.exit.replace('{exit}', station.exit)}
          {!station.exit && !/\d/.test(station.line) && station.line}
        </Value>
      )}
      {!station && <Value label={labels.where}>{location}</Value>}
    </>
  );
}

export function Price({
  admission,
  labels,
  locale,
}: CardWords & { admission: NonNullable<AttractionEntry['admission']> }) {
  return (
    <Value label={labels.admission}>
      <StatedValue fact={admission} locale={locale} />
    </Value>
  );
}

/** What unfolds of a place: its story, hours and price, and the ways there. */
export function AttractionPanel({ attraction, labels, locale }: Omit<Props, 'city'>) {
  const { description, tip, opening, hours, admission, figures } = attraction;
  const { station, journey, site } = attraction;
  return (
    <>
      <PanelPart heading={labels.story}>
        <p>{keepNames(description)}</p>
        {tip && (
          <PanelTip heading={labels.tip}>
            <p>{keepNames(tip)}</p>
          </PanelTip>
        )}
      </PanelPart>
      {(hours ?? admission ?? figures[0]) && (
        <PanelPart heading={labels.details}>
          {opening && 'periods' in opening && <OpenBadge hours={opening} />}
          <Facts layout="below">
            <Stated label={labels.hours} fact={hours} locale={locale} />
            <Stated label={labels.admission} fact={admission} locale={locale} />
          </Facts>
          <Figures figures={figures} locale={locale} />
        </PanelPart>
      )}
      <PanelPart heading={labels.gettingThere}>
        <GettingThere goal={attraction} labels={labels} locale={locale} site={site}>
          {station && (
            <Way label={labels.station}>
              <StationText station={station} labels={labels} place={attraction} locale={locale} />
            </Way>
          )}
          {!station && journey && <Way label={labels.journey}>{journey}</Way>}
        </GettingThere>
      </PanelPart>
    </>
  );
}
