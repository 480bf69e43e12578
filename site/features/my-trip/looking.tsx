import { fill } from '#domain/text/fill.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { Button } from '#site/ui/button.tsx';
import { StateCard } from './card.tsx';
import { useTool } from './tool.ts';

interface Props {
  readonly name: string;
  readonly own: Trip | undefined;
  readonly copy: () => void;
  readonly add: () => void;
  readonly leave: () => void;
}

/** Says that the trip in view is that of a link, and what can be done with it. */
export function Looking({ name, own, copy, add, leave }: Props) {
  const text = useTool().text.looking;
  const called = name ? fill(text.quoted, { name }) : text.unnamed;
  return (
    <StateCard
      heading={fill(text.heading, { name: called })}
      actions={
        <>
          <Button onClick={copy}>{text.copy}</Button>
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
