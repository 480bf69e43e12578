import { fitText } from './fit-text.ts';
import { useDragged, type Dragged } from './drag-state.ts';
import { Icon, type IconName } from './icons.tsx';
import { useTool } from './tool.ts';

const icons: Readonly<Record<string, IconName>> = {
  fits: 'tick',
  closed: 'cross',
  elsewhere: 'cross',
};

/** What would happen on a day, or in the tray, to the stop that is being dragged; nothing at other times. */
export function FitLabel({ day }: { readonly day: number | undefined }) {
  const dragged = useDragged();
  return dragged?.kind === 'stop' ? <Label day={day} dragged={dragged} /> : null;
}

interface LabelProps {
  readonly day: number | undefined;
  readonly dragged: Extract<Dragged, { kind: 'stop' }>;
}

function Label({ day, dragged }: LabelProps) {
  const tool = useTool();
  const isHere = dragged.day === day;
  const fit = day === undefined || isHere ? undefined : dragged.fits[day];
  const { move } = tool.text;
  const says = isHere ? move.here : day === undefined ? move.tray : fitText(fit, day, tool);
  return (
    <span className={`trip-fit ${fit?.state ?? ''}`}>
      <Icon name={icons[fit?.state ?? ''] ?? 'dash'} />
      {says}
    </span>
  );
}
