import { Icon } from './icons.tsx';
import { useSelected, useTool } from './tool.ts';

/** What is done most, at the foot of a phone. */
export function Bar() {
  const { text, show, findings } = useTool();
  const selected = useSelected();
  const count = findings.filter(({ level }) => level !== 'note').length;
  return (
    <nav className="trip-bar" aria-label={text.bar.label}>
      <button type="button" onClick={() => show({ kind: 'add', day: selected })}>
        <Icon name="plus" />
        {text.board.add}
      </button>
      <button
        type="button"
        onClick={() => {
          document.getElementById('trip-found')?.focus({ preventScroll: true });
          document.getElementById('trip-warnings')?.scrollIntoView();
        }}
      >
        <Icon name="warn" />
        {text.found.heading}
        {count > 0 && <b>{count}</b>}
      </button>
      <button
        type="button"
        disabled={selected === undefined}
        onClick={() => selected !== undefined && show({ kind: 'order', day: selected })}
      >
        <Icon name="order" />
        {text.order.button}
      </button>
      <button type="button" onClick={() => show({ kind: 'share' })}>
        <Icon name="share" />
        {text.head.share}
      </button>
    </nav>
  );
}
