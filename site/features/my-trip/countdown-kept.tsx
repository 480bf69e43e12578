import { Button } from '#site/ui/button.tsx';
import { keepTrip } from '#site/lib/trip-state.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import type { CountdownData } from './read-countdown.ts';

interface Props {
  readonly text: CountdownData['text']['kept'];
  readonly hasTrip: boolean;
}

/** Where ticks and own tasks are kept: where the trip is. */
export function CountdownKept({ text, hasTrip }: Props) {
  const { keeping } = useTripStore();
  const kept = keeping === 'kept';
  return (
    <p className="note not-printed">
      {kept ? text.here : text.tab}{' '}
      {hasTrip && !kept && keeping !== 'blocked' && (
        <Button look="line" onClick={() => keepTrip(true)}>
          {text.keep}
        </Button>
      )}
    </p>
  );
}
