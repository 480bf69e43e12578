import { showDialog } from '#site/lib/show-dialog.ts';
import { Button } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { ShowCard } from '#site/ui/show-card/show-card.tsx';
import { enlargePath } from '#site/ui/show-card/signs.ts';
import type { DishEntry, DishText } from './dish-details.tsx';

/** A dish to show to whoever takes the order, and the way to the phrases that go with it. */
export function DishShow({
  dish,
  text: { show },
  locale,
}: DishText & { readonly dish: DishEntry }) {
  const id = `${dish.id}-shown`;
  return (
    <div className="row not-printed">
      <Button look="line" {...showDialog(id)}>
        <LineIcon path={enlargePath} />
        {show.label}
        <span className="visually-hidden">{`: ${dish.name}`}</span>
      </Button>
      <Prose text={show.phrase} locale={locale} />
      <ShowCard
        id={id}
        card={{
          title: dish.name,
          lines: [
            { kind: 'large', korean: dish.nameKorean, meaning: dish.name, reading: dish.aloud },
            { kind: 'line', korean: show.korean, meaning: show.meaning },
          ],
        }}
        text={show.card}
      />
    </div>
  );
}
