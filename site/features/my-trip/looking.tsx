import { fill } from '#domain/text/fill.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { Button } from '#site/ui/button.tsx';
import { calledText } from './called-text.ts';
import { StateCard } from './card.tsx';
import { useTool } from './tool.ts';

interface Props {
  readonly trip: Trip;
  readonly own: Trip | undefined;
  readonly copy: () => void;
  readonly add: () => void;
  readonly leave: () => void;
}

/** Says that the trip in view is that of a link, and what can be done with it. */
export function Looking({ trip, own, copy, add, leave }: Props) {
  const { text: words } = useTool();
  const text = words.looking;
  return (
    <StateCard
      heading={fill(text.heading, { name: calledText(trip, words) })}
      actions={
        <>
          <Button onClick={copy}>{own ? text.replace : text.copy}</Button>
          {own && (
            <Button look="line" onClick={add}>
              {text.add}
            </Button>
          )}
          <Button look="line" onClick={leave}>
            {own ? text.own : text.start}
          </Button>
        </>
      }
    >
      <p>{own ? text.text : text.textAlone}</p>
    </StateCard>
  );
}
