import { keepNames } from '#site/ui/keep-names.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { Locale } from '#content/locale.ts';
import type { AttractionEntry } from '#content/read.server.ts';
import { duration } from './duration.ts';
import { AdmissionFact, Fact } from './fact.tsx';
import { GettingThere, Way } from './getting-there.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceFigures } from './place-figures.tsx';
import { StationText } from './station-text.tsx';

/** What every card of a page needs. */
export interface CardWords {
  readonly labels: PlaceLabels;
  readonly locale: Locale;
}

interface Props extends CardWords {
  readonly attraction: AttractionEntry;
}

/** A sight of Seoul or Busan. */
export function AttractionCard({ attraction, ...words }: Props) {
  const { labels, locale } = words;
  const { kind, location, hours, hoursMarks, admission, visit, tip, figures } = attraction;
  return (
    <PlaceCard
      {...attraction}
      meta={`${location} · ${kind.label}`}
      seal={kind.hangul}
      labels={labels}
      facts={
        <>
          <Fact label={labels.hours} marks={hoursMarks}>
            {keepNames(hours)}
          </Fact>
          <AdmissionFact admission={admission} labels={labels} />
          {visit && <Fact label={labels.visit}>{duration(visit)}</Fact>}
          <Fact label={labels.tip}>{keepNames(tip)}</Fact>
        </>
      }
      panel={<Directions {...{ attraction, ...words }} />}
    >
      <PlaceFigures figures={figures} locale={locale} />
    </PlaceCard>
  );
}

function Directions({ attraction, labels, locale }: Omit<Props, 'picture'>) {
  const { station, site } = attraction;
  return (
    <GettingThere goal={attraction} labels={labels} locale={locale} site={site}>
      {station && (
        <Way label={labels.station}>
          <StationText station={station} labels={labels} />
        </Way>
      )}
    </GettingThere>
  );
}
