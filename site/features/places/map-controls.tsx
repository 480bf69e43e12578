import type { ReactNode } from 'react';
import type { MapText } from '#content/text/map.ts';
import { LineIcon } from '#site/ui/line-icon.tsx';

interface Props {
  readonly text: Pick<MapText, 'metro' | 'pan' | 'reset' | 'zoomIn' | 'zoomOut'>;
  readonly onZoom: (by: 1 | -1) => void;
  readonly onPan: (x: -1 | 0 | 1, y: -1 | 0 | 1) => void;
  readonly onReset: () => void;
  /** Whether the metro lines are shown. */
  readonly metro: boolean;
  readonly onMetro: () => void;
  /** The buttons for the visitor's position and the street map. */
  readonly children: ReactNode;
}

const icons = {
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  up: 'M6 15l6-6 6 6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  metro:
    'M7 3h10a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V5a2 2 0 0 1 2-2zM5 11h14M8.5 14h.01M15.5 14h.01M8 17l-2 4M16 17l2 4',
};

/** Buttons for everything that can be done by mouse. */
export function MapControls({ text, onZoom, onPan, onReset, metro, onMetro, children }: Props) {
  const button = (icon: keyof typeof icons, label: string, act: () => void, pressed?: boolean) => (
    <button
      type="button"
      className={`map-${icon}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={act}
    >
      <LineIcon path={icons[icon]} />
    </button>
  );
  const { pan } = text;
  return (
    <>
      <div className="map-zoom">
        {button('plus', text.zoomIn, () => onZoom(1))}
        {button('minus', text.zoomOut, () => onZoom(-1))}
        {button('whole', text.reset, onReset)}
        {button('metro', text.metro.toggle, onMetro, metro)}
      </div>
      <div className="map-extras">{children}</div>
      <div role="group" aria-label={pan.label}>
        {button('up', pan.up, () => onPan(0, -1))}
        {button('left', pan.left, () => onPan(-1, 0))}
        {button('right', pan.right, () => onPan(1, 0))}
        {button('down', pan.down, () => onPan(0, 1))}
      </div>
    </>
  );
}
