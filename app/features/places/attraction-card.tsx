import type { ComponentProps } from 'react';
import type { PictureFile } from '#app/lib/pictures.server.ts';
import { DatedNote } from '#app/ui/dated-note.tsx';
import { keepNames } from '#app/ui/keep-names.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { Locale } from '#content/locale.ts';
import type { AttractionEntry } from '#content/read.server.ts';
import { AdmissionFact } from './admission-fact.tsx';
import { duration } from './duration.ts';
import { Fact } from './fact.tsx';
import { GettingThere, Way } from './getting-there.tsx';
import { PlaceCard } from './place-card.tsx';
import { StationText } from './station-text.tsx';

/** What every card of a page needs. */
export interface CardWords {
  readonly labels: PlaceLabels;
  readonly locale: Locale;
  /** Said of links that leave the guide. */
  readonly newTab: string;
}

interface Props extends CardWords {
  readonly attraction: AttractionEntry;
  readonly picture: PictureFile | undefined;
}

/** A sight of Seoul or Busan. */
export function AttractionCard({ attraction, picture, ...words }: Props) {
  const { labels, locale } = words;
  const { kind, location, hours, admission, visit, tip, update } = attraction;
  return (
    <PlaceCard
      {...attraction}
      picture={picture}
      meta={`${location} · ${kind.label}`}
      seal={kind.hangul}
      labels={labels}
      facts={
        <>
          <Fact label={labels.hours}>{hours}</Fact>
          {admission && <AdmissionFact {...{ admission, labels, locale }} />}
          {visit && <Fact label={labels.visit}>{duration(visit)}</Fact>}
          <Fact label={labels.tip}>{keepNames(tip)}</Fact>
        </>
      }
      panel={<Directions {...{ attraction, ...words }} />}
    >
      {update && <DatedNote {...update} {...noteWords(words)} />}
    </PlaceCard>
  );
}

function Directions({ attraction, labels, newTab }: Omit<Props, 'picture'>) {
  const { station, site } = attraction;
  return (
    <GettingThere goal={attraction} {...{ labels, newTab, ...(site && { site }) }}>
      {station && (
        <Way label={labels.station}>
          <StationText station={station} labels={labels} />
        </Way>
      )}
    </GettingThere>
  );
}

function noteWords({ labels, locale, newTab }: CardWords) {
  return { words: { ...labels.note, newTab }, language: locale } satisfies Pick<
    ComponentProps<typeof DatedNote>,
    'words' | 'language'
  >;
}
