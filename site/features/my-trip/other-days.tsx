import { useDragged } from './drag-state.ts';
import { FitLabel } from './fit-label.tsx';
import { useTool } from './tool.ts';

/** The days to which the stop in hand can go, over the top of an open sheet, which does not grow by them; nothing at other times. */
export function OtherDays() {
  const { days, text } = useTool();
  const dragged = useDragged();
  if (dragged?.kind !== 'stop') return null;
  return (
    <div className="trip-other-days">
      <ul>
        {days.map(({ index, short }) => (
          <li key={index} data-drop={index}>
            <b>{short}</b>
            <FitLabel day={index} />
          </li>
        ))}
        <li data-drop="tray">
          <b>{text.board.tray}</b>
          <FitLabel day={undefined} />
        </li>
      </ul>
    </div>
  );
}
