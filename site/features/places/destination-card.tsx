import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { Tips } from '#site/ui/tips.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { PanelCard, PanelPart, PanelTip, Value } from '#site/ui/panel-card.tsx';
import type { DestinationEntry } from './read.ts';
import { Price, type CardText } from './attraction-card.tsx';
import { Stated } from './fact.tsx';
import { GettingThere, Way } from './getting-there.tsx';
import { SceneLinks, sceneTag } from './scene-links.tsx';

/** The names of the facts that only destinations have. */
export interface DestinationText {
  readonly location: string;
  readonly days: string;
  readonly tips: string;
  readonly landmark: string;
  readonly fromSeoul: string;
  readonly stay: string;
  readonly stayDays: string;
  readonly start: string;
}

interface Props extends CardText {
  readonly destination: DestinationEntry;
  readonly text: DestinationText;
}

/** A destination beyond the two cities: how long it takes, and where to start there. */
export function DestinationCard(props: Props) {
  const { destination, text, placeText, locale } = props;
  const { kind, trip, admission, stay, landmark, scenes } = destination;
  const [shortest = 1, longest = shortest] = stay;
  return (
    <PanelCard
      {...destination}
      meta={kind.label}
      tag={sceneTag(scenes, placeText.scenes.tag)}
      seal={kind.hangul}
      text={placeText}
      values={
        <>
          <Value label={text.fromSeoul}>{keepNames(trip)}</Value>
          {admission && <Price admission={admission} placeText={placeText} locale={locale} />}
          <Value label={text.stay}>
            {fill(text.stayDays, { range: formats[locale].range(shortest, longest) })}
          </Value>
          <Value label={text.start}>{landmark.name.replace(/,.*/, '')}</Value>
        </>
      }
      panel={<Panel {...props} />}
    />
  );
}

function Panel({ destination, text, placeText, locale }: Props) {
  const { id, description, location, days, tips, gettingThere, landmark, address } = destination;
  const { lat, lng, hours, admission, figures, site, scenes } = destination;
  const goal = { id, ...landmark, lat, lng, ...(address && { address }) };
  return (
    <>
      <PanelPart heading={placeText.story}>
        <p>{keepNames(description)}</p>
        <SceneLinks scenes={scenes} label={placeText.scenes.here} />
        <PanelTip heading={text.tips}>
          <Tips tips={tips} locale={locale} />
        </PanelTip>
      </PanelPart>
      <PanelPart heading={placeText.details}>
        <Facts layout="below">
          <Fact label={text.location}>{keepNames(location)}</Fact>
          <Fact label={text.days}>{days}</Fact>
          <Stated label={placeText.hours} fact={hours} locale={locale} />
          <Stated label={placeText.admission} fact={admission} locale={locale} />
        </Facts>
        <Figures figures={figures} locale={locale} />
      </PanelPart>
      <PanelPart heading={placeText.gettingThere}>
        <GettingThere goal={goal} text={placeText} locale={locale} site={site}>
          <Way label={placeText.journey}>{keepNames(gettingThere)}</Way>
          <Way label={text.landmark}>
            <b>{landmark.name}</b> <span lang="ko">{landmark.hangul}</span>
            <ShowName
              korean={landmark.hangul}
              name={landmark.name}
              kind="place"
              label={placeText.showName}
            />
          </Way>
        </GettingThere>
      </PanelPart>
    </>
  );
}
