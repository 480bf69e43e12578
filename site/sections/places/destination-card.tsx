import { Tips } from '#site/ui/facts.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { DestinationEntry } from '#content/read.server.ts';
import type { CardWords } from './attraction-card.tsx';
import { AdmissionFact, Fact, FigureMarks } from './fact.tsx';
import { GettingThere, Way } from './getting-there.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceFigures } from './place-figures.tsx';

/** The names of the facts that only destinations have. */
export interface DestinationLabels {
  readonly location: string;
  readonly days: string;
  readonly tips: string;
  readonly landmark: string;
}

interface Props extends CardWords {
  readonly destination: DestinationEntry;
  readonly words: DestinationLabels;
}

/** A destination beyond the two cities: where it lies, how long it takes, and where to start there. */
export function DestinationCard({ destination, words, labels, locale }: Props) {
  const { id, kind, location, days, tips, gettingThere, landmark, address, lat, lng } = destination;
  const { hours, hoursMarks, admission, figures } = destination;
  const goal = { id, ...landmark, lat, lng, ...(address && { address }) };
  return (
    <PlaceCard
      {...destination}
      meta={kind.label}
      seal={kind.hangul}
      labels={labels}
      facts={
        <>
          <Fact label={words.location} marks={destination.locationMarks}>
            {keepNames(location)}
          </Fact>
          <Fact label={words.days}>{days}</Fact>
          <Fact label={words.tips} marks={destination.tipsMarks}>
            <Tips tips={tips.map((tip) => ({ key: tip, text: keepNames(tip) }))} />
          </Fact>
        </>
      }
      panel={
        <GettingThere goal={goal} labels={labels} locale={locale} site={destination.site}>
          <Way label={labels.journey}>
            {keepNames(gettingThere)}
            <FigureMarks marks={destination.journeyMarks} />
          </Way>
          <Way label={words.landmark}>
            <b>{landmark.name}</b> <span lang="ko">{landmark.hangul}</span>
          </Way>
          {hours && (
            <Fact label={labels.hours} marks={hoursMarks}>
              {keepNames(hours)}
            </Fact>
          )}
          <AdmissionFact admission={admission} labels={labels} />
        </GettingThere>
      }
    >
      <PlaceFigures figures={figures} locale={locale} />
    </PlaceCard>
  );
}
