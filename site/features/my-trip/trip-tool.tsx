import { useCallback, useMemo, useRef, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { decodeTrip } from '#domain/trips/link.ts';
import { emptyTrip, stopsOf } from '#domain/trips/trip.ts';
import { changeTrip } from '#site/lib/trip-state.ts';
import { calledText } from './called-text.ts';
import { addAll } from './edits.ts';
import type { Facts } from './facts.ts';
import { clearLink } from './clear-link.ts';
import { DragLayer } from './drag-layer.tsx';
import type { LateProps } from './late.tsx';
import { LinkProblem } from './link-problem.tsx';
import { Looking } from './looking.tsx';
import { Sheets } from './sheets.tsx';
import { Snack } from './snack.tsx';
import { StateCards } from './state-cards.tsx';
import { MeansContext, SelectedContext, ToolContext } from './tool.ts';
import { TripView } from './trip-view.tsx';
import { useDrag } from './use-drag.ts';
import { useToolState } from './use-tool.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** One's own trip, or that of a link, which one looks at first. */
export function TripTool({ facts, ...props }: LateProps & { readonly facts: Facts }) {
  const { trip: own, linked, page, start, asked } = props;
  const { text, ids } = facts;
  const found = useMemo(
    () => (linked === undefined ? undefined : decodeTrip(linked, ids)),
    [linked, ids],
  );
  const looked = found && 'trip' in found ? found.trip : undefined;
  const problem = found && 'error' in found ? found.error : undefined;
  const shown = looked ?? (problem && !own ? undefined : own);
  const state = useToolState({
    trip: shown,
    facts,
    locale: page.locale,
    apply: useCallback(
      (label, change) => {
        changeTrip(label, (before) => change(looked ?? before ?? emptyTrip));
        if (looked) clearLink();
      },
      [looked],
    ),
    asks: looked !== undefined && own !== undefined,
  });
  const { tool, means } = state;
  // What is undone is one's own trip, which is not in view then.
  useUndoKeys(state, !looked);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useDrag(tool, root, layer);

  const [answered, setAnswered] = useState<typeof asked>();
  if (asked && asked !== answered) {
    setAnswered(asked);
    tool.show(asked.kind === 'open' ? { kind: 'open' } : { kind: 'add', day: undefined });
  }

  function keepCopy() {
    if (!looked) return;
    if (own) return tool.take(looked);
    changeTrip(text.did.copy, () => looked);
    clearLink();
    tool.say(text.looking.kept);
  }

  function addStops() {
    if (!looked) return;
    const label = fill(text.did.addAll, { name: calledText(looked, text) });
    changeTrip(label, (before) => addAll(before ?? emptyTrip, stopsOf(looked)));
    clearLink();
    tool.done(text.looking.added);
  }

  return (
    <MeansContext value={means}>
      <ToolContext value={tool}>
        <SelectedContext value={state.selected}>
          <div ref={root} className="trip-tool">
            {/* Apart and first: the page is laid out when the focus goes with a window, at best before the rest changes. */}
            <div className="not-printed">
              <Sheets sheet={state.sheet} incoming={state.incoming} />
            </div>
            {shown ? (
              <TripView undo={state.undo} redo={state.redo} looking={looked !== undefined}>
                {problem && <LinkProblem error={problem} hasTrip={own !== undefined} />}
                {looked ? (
                  <Looking
                    trip={looked}
                    own={own}
                    copy={keepCopy}
                    add={addStops}
                    leave={clearLink}
                  />
                ) : (
                  <StateCards />
                )}
              </TripView>
            ) : (
              start(problem && <LinkProblem error={problem} hasTrip={false} />)
            )}
            <DragLayer ref={layer} />
            <Snack said={state.said} undo={state.undo} close={state.quiet} />
          </div>
        </SelectedContext>
      </ToolContext>
    </MeansContext>
  );
}
