import { AddToTrip } from '#site/ui/add-to-trip.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { GastronomyPage } from './read.ts';
import type { PictureFile } from '#site/lib/pictures.ts';
import type { Locale } from '#content/locale.ts';

/** A dish with the file of its picture, of which browsers know no other. */
export type DishEntry = Omit<GastronomyPage['dishes'][number], 'drawing'> & {
  readonly picture: PictureFile;
};

/** A dish on the table. */
export type Plate = Pick<
  DishEntry,
  | 'id'
  | 'name'
  | 'nameKorean'
  | 'category'
  | 'spicyLevel'
  | 'vegetarian'
  | 'vegetarianIf'
  | 'allergens'
  | 'sometimes'
> & { readonly picture: Pick<PictureFile, 'src' | 'width' | 'height'> };

/** The props of every dish. */
export interface DishText {
  readonly text: Omit<GastronomyPage['text']['dishes'], 'without'> & {
    readonly without: Omit<GastronomyPage['text']['dishes']['without'], 'note'>;
  };
  readonly locale: Locale;
}

/** The facts of a dish, below its description. */
export function DishDetails({ dish, text, ...prose }: DishText & { dish: DishEntry }) {
  return (
    <Facts layout="below">
      <Fact label={text.reading}>{dish.aloud}</Fact>
      <Fact label={text.ingredients}>{dish.ingredients}</Fact>
      <Fact label={text.contains}>
        <b>{dish.containsLine}</b>
      </Fact>
      {dish.sometimesLine && <Fact label={text.sometimes}>{dish.sometimesLine}</Fact>}
      <Fact label={text.diet}>{keepNames(dish.diet)}</Fact>
      <Fact label={text.funFact}>{dish.funFact}</Fact>
      {dish.whereToTry && (
        <Fact label={text.whereToTry}>
          <Prose text={dish.whereToTry} {...prose} />
          {dish.tryAt.map(({ stop, name }) => (
            <AddToTrip
              key={stop}
              stop={stop}
              name={name}
              note={dish.name}
              text={text.add}
              look="link"
            />
          ))}
        </Fact>
      )}
    </Facts>
  );
}
