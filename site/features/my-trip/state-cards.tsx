import { keepTrip, seenElsewhere, undo } from '#site/lib/trip-state.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { Button } from '#site/ui/button.tsx';
import { StateCard } from './card.tsx';
import { keptId } from './head.tsx';
import { saveTripFile } from './trip-file.ts';
import { useTool } from './tool.ts';

/** The card goes with the answer, and the focus to where the answer stands. */
function answer(wanted: boolean) {
  keepTrip(wanted);
  requestAnimationFrame(() => document.getElementById(keptId)?.focus({ preventScroll: true }));
}

/** Whether to keep the trip here, that it cannot be, and that another tab has changed it. */
export function StateCards() {
  const { keeping, elsewhere } = useTripStore();
  const tool = useTool();
  const { text, show } = tool;
  if (elsewhere) {
    return (
      <StateCard
        role="status"
        heading={text.elsewhere.heading}
        actions={
          <>
            <Button onClick={seenElsewhere}>{text.elsewhere.ok}</Button>
            <Button look="line" onClick={() => undo()}>
              {text.elsewhere.back}
            </Button>
          </>
        }
      >
        <p>{text.elsewhere.text}</p>
      </StateCard>
    );
  }
  if (keeping === 'asking') {
    return (
      <StateCard
        heading={text.keep.heading}
        actions={
          <>
            <Button onClick={() => answer(true)}>{text.keep.yes}</Button>
            <Button look="line" onClick={() => answer(false)}>
              {text.keep.no}
            </Button>
          </>
        }
      >
        <p>{text.keep.text}</p>
      </StateCard>
    );
  }
  if (keeping !== 'blocked') return null;
  return (
    <StateCard
      role="alert"
      heading={text.blocked.heading}
      actions={
        <>
          <Button onClick={() => show({ kind: 'share' })}>{text.blocked.link}</Button>
          <Button look="line" onClick={() => saveTripFile(tool)}>
            {text.blocked.file}
          </Button>
        </>
      }
    >
      <p>{text.blocked.text}</p>
    </StateCard>
  );
}
