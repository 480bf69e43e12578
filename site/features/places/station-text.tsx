import { keepNames } from '#site/ui/keep-names.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { Station } from '#content/data/place-facts.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { walkText } from './walk-text.ts';

interface Props {
  readonly station: Localized<Station>;
  readonly labels: Pick<PlaceLabels, 'exit' | 'walk' | 'straight' | 'rideFrom'>;
  /** The place, to which the planner of the metro leads. */
  readonly place: { readonly id: string; readonly name: string };
  readonly locale: Locale;
}

/** The station with its exit, its lines, the walk from there, and what to do where walking is not enough. */
export function StationText({ station, labels, place, locale }: Props) {
  const { name, hangul, line, exit, walk, metres, onward } = station;
  const minutes = walk !== undefined && walkText(walk, labels.walk);
  const straight = metres !== undefined && labels.straight.replace('{metres}', `${metres}`);
  return (
    <>
      <p>
        <b>{name}</b> <span lang="ko">{hangul}</span>
        {exit && `, ${labels.exit.replace('{exit}', exit)}`}
      </p>
      <p className="note">{[line, minutes, straight].filter(Boolean).join(' · ')}</p>
      {onward && <p className="note">{keepNames(onward)}</p>}
      <p>
        <a href={`${pathTo('metro', locale)}?to=${place.id}`}>
          {labels.rideFrom}
          <span className="visually-hidden">{`: ${place.name}`}</span>
        </a>
      </p>
    </>
  );
}
