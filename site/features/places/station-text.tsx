import { keepNames } from '#site/ui/keep-names.tsx';
import type { PlaceText } from '#content/text/place-text.ts';
import type { Station } from '#content/data/place-facts.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { walkText } from './walk-text.ts';

interface Props {
  readonly station: Localized<Station>;
  readonly text: Pick<PlaceText, 'exit' | 'walk' | 'straight' | 'rideFrom'>;
  /** The place, to which the planner of the metro leads. */
  readonly place: { readonly id: string; readonly name: string };
  readonly locale: Locale;
}

/** The station with its exit, its lines, the walk from there, and what to do where walking is not enough. */
export function StationText({ station, text, place, locale }: Props) {
  const { name, hangul, line, exit, walk, metres, onward } = station;
  const minutes = walk !== undefined && walkText(walk, text.walk);
  const straight = metres !== undefined && text.straight.replace('{metres}', `${metres}`);
  return (
    <>
      <p>
        <b>{name}</b> <span lang="ko">{hangul}</span>
        {exit && `, ${text.exit.replace('{exit}', exit)}`}
      </p>
      <p className="note">{[line, minutes, straight].filter(Boolean).join(' · ')}</p>
      {onward && <p className="note">{keepNames(onward)}</p>}
      <p>
        <a href={`${pathTo('metro', locale)}?to=${place.id}`}>
          {text.rideFrom}
          <span className="visually-hidden">{`: ${place.name}`}</span>
        </a>
      </p>
    </>
  );
}
