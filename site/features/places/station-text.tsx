import { stationSource } from '#domain/korean/station.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import type { PlaceText } from '#content/text/place-text.ts';
import type { Station } from '#content/data/place-facts.ts';
import type { Localized } from '#content/locale.ts';
import { walkText } from './walk-text.ts';

interface Props {
  readonly station: Localized<Station>;
  readonly text: Pick<PlaceText, 'showName' | 'exit' | 'walk' | 'straight' | 'rideFrom'>;
  /** The name of the place. */
  readonly place: string;
  /** The planner of the metro, which leads there. */
  readonly planner: string;
}

/** The station with its exit, its lines, the walk from there, and what to do where walking is not enough. */
export function StationText({ station, text, place, planner }: Props) {
  const { name, hangul, line, exit, walk, metres, onward } = station;
  const minutes = walk !== undefined && walkText(walk, text.walk);
  const straight = metres !== undefined && text.straight.replace('{metres}', `${metres}`);
  return (
    <>
      <p>
        <b>{name}</b> <span lang="ko">{hangul}</span>
        <ShowName korean={stationSource(hangul)} name={name} kind="station" label={text.showName} />
        {exit && `, ${text.exit.replace('{exit}', exit)}`}
      </p>
      <p className="note">{[line, minutes, straight].filter(Boolean).join(' · ')}</p>
      {onward && <p className="note">{keepNames(onward)}</p>}
      <p>
        <a href={planner}>
          {text.rideFrom}
          <span className="visually-hidden">{`: ${place}`}</span>
        </a>
      </p>
    </>
  );
}
