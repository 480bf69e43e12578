import { formats } from '#content/formats.ts';
import { Facts } from '#site/ui/facts.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { Tips } from '#site/ui/tips.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { PanelCard, PanelPart, PanelTip, Value } from '#site/ui/panel-card.tsx';
import type { DestinationEntry } from './read.ts';
import { Price, type CardWords } from './attraction-card.tsx';
import { Fact, Stated } from './fact.tsx';
import { GettingThere, Way } from './getting-there.tsx';

/** The names of the facts that only destinations have. */
export interface DestinationLabels {
  readonly location: string;
  readonly days: string;
  readonly tips: string;
  readonly landmark: string;
  readonly fromSeoul: string;
  readonly stay: string;
  readonly start: string;
}

interface Props extends CardWords {
  readonly destination: DestinationEntry;
  readonly words: DestinationLabels;
}

/** A destination beyond the two cities: how long it takes, and where to start there. */
export function DestinationCard(props: Props) {
  const { destination, words, labels, locale } = props;
  const { kind, trip, admission, stay, landmark } = destination;
  const [shortest = 1, longest = shortest] = stay;
  return (
    <PanelCard
      {...destination}
      meta={kind.label}
      seal={kind.hangul}
      labels={labels}
      values={
        <>
          <Value label={words.fromSeoul}>{keepNames(trip)}</Value>
          {admission && <Price admission={admission} labels={labels} locale={locale} />}
          <Value label={words.stay}>{formats[locale].range(shortest, longest)}</Value>
          <Value label={words.start}>{landmark.name.replace(/,.*/, '')}</Value>
        </>
      }
      panel={<Panel {...props} />}
    />
  );
}

function Panel({ destination, words, labels, locale }: Props) {
  const { id, description, location, days, tips, gettingThere, landmark, address } = destination;
  const { lat, lng, hours, admission, figures, site } = destination;
  const goal = { id, ...landmark, lat, lng, ...(address && { address }) };
  return (
    <>
      <PanelPart heading={labels.story}>
        <p>{keepNames(description)}</p>
        <PanelTip heading={words.tips}>
          <Tips tips={tips} locale={locale} />
        </PanelTip>
      </PanelPart>
      <PanelPart heading={labels.details}>
        <Facts layout="below">
          <Fact label={words.location}>{keepNames(location)}</Fact>
          <Fact label={words.days}>{days}</Fact>
          <Stated label={labels.hours} fact={hours} locale={locale} />
          <Stated label={labels.admission} fact={admission} locale={locale} />
        </Facts>
        <Figures figures={figures} locale={locale} />
      </PanelPart>
      <PanelPart heading={labels.gettingThere}>
        <GettingThere goal={goal} labels={labels} locale={locale} site={site}>
          <Way label={labels.journey}>{keepNames(gettingThere)}</Way>
          <Way label={words.landmark}>
            <b>{landmark.name}</b> <span lang="ko">{landmark.hangul}</span>
          </Way>
        </GettingThere>
      </PanelPart>
    </>
  );
}
