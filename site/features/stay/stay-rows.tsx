import { Fact, Facts } from '#site/ui/facts.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Answer, Chapters, Question } from '#site/ui/question-list.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { shown } from '#domain/korean/source.ts';
import type { Stay, StayArea, StayCity } from './read.ts';
import { StayMinutes } from './stay-minutes.tsx';
import styles from './stay-rows.module.css';
import section from './stay-section.module.css';

interface Props {
  readonly city: StayCity;
  readonly text: Stay['text'];
}

/** A row for each area: for whom it is, how loud it is and how far from the chosen goal; opened, the rest. */
export function StayRows({ city: { areas, goals }, text }: Props) {
  return (
    <div className={styles.rows}>
      <Chapters>
        {nearestFirst(areas).map((area) => (
          <Question
            key={area.id}
            name="areas"
            title={area.name}
            data-sort={JSON.stringify(numbersOf(area))}
            fact={
              <>
                <span>{area.forWhom}</span>
                <span className={`${section.noise} ${section[area.noiseId]}`}>
                  {text.noises[area.noiseId]}
                </span>
                <span>
                  <StayMinutes area={area} goals={goals} text={text} />
                </span>
              </>
            }
          >
            <Answer id={area.id}>
              <p>
                <span lang="ko">{area.hangul}</span>
                <ShowName
                  korean={area.hangul.split('·')[0] ?? ''}
                  name={area.name}
                  kind="place"
                  label={text.showName}
                />
              </p>
              <p>{keepNames(area.character)}</p>
              <Facts>
                <Fact label={text.airport}>
                  {area.route} ({area.changesText})
                </Fact>
                <Fact label={text.stations}>
                  {area.stations.map(({ source, name }) => (
                    <span key={source} className={styles.station}>
                      <span lang="ko">{shown(source)}</span>
                      <ShowName korean={source} name={name} kind="station" label={text.showName} />
                    </span>
                  ))}
                </Fact>
              </Facts>
            </Answer>
          </Question>
        ))}
      </Chapters>
    </div>
  );
}

/** The numbers by which an area is sorted (sort-areas.ts). */
export const numbersOf = ({ minutes, loudness }: StayArea) => ({
  minutes: minutes.map((each) => each ?? 0),
  noise: loudness,
});

/** In the order of the goal that is chosen from the start. */
const nearestFirst = (areas: StayCity['areas']) =>
  areas.toSorted((one, other) => (one.minutes[0] ?? 0) - (other.minutes[0] ?? 0));
