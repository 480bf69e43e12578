import type { ComponentProps } from 'react';
import type { PictureFile } from '#app/lib/pictures.server.ts';
import { won } from '#domain/amounts.ts';
import { DatedNote } from '#app/ui/dated-note.tsx';
import { keepNames } from '#app/ui/keep-names.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { Locale } from '#content/locale.ts';
import type { AttractionEntry } from '#content/read.server.ts';
import { GettingThere, Way } from './getting-there.tsx';
import styles from './getting-there.module.css';
import { Fact, PlaceCard } from './place-card.tsx';
import { duration } from './duration.ts';

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

/** What it costs, with the note that the figure needs. */
export function AdmissionFact(props: {
  readonly admission: NonNullable<AttractionEntry['admission']>;
  readonly labels: PlaceLabels;
  readonly locale: Locale;
}) {
  const { admission, labels, locale } = props;
  return (
    <Fact label={labels.admission}>
      <b>{admission.amount === 0 ? labels.free : won(admission.amount, locale)}</b>
      {admission.note && `. ${admission.note}`}
    </Fact>
  );
}

function Directions({ attraction, labels, newTab }: Omit<Props, 'picture'>) {
  const { station, site } = attraction;
  const walk = station?.walk && labels.walk.replace('{minutes}', String(station.walk));
  return (
    <GettingThere goal={attraction} {...{ labels, newTab, ...(site && { site }) }}>
      {station && (
        <Way label={labels.station}>
          <p>
            <b>{station.name}</b> <span lang="ko">{station.hangul}</span>
            {station.exit && `, ${labels.exit.replace('{exit}', station.exit)}`}
          </p>
          <p className={styles.muted}>{[station.line, walk].filter(Boolean).join(' · ')}</p>
          {station.onward && <p className={styles.muted}>{keepNames(station.onward)}</p>}
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
