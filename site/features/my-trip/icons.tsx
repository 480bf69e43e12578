import { memo } from 'react';
import { LineIcon } from '#site/ui/line-icon.tsx';

/** The icons of the tool, each of one line. */
const paths = {
  undo: 'M9 7L4 12l5 5M4.5 12H15a5 5 0 0 1 5 5v1',
  redo: 'M15 7l5 5-5 5M19.5 12H9a5 5 0 0 0-5 5v1',
  pen: 'M4 20l1-4L16 5l3 3L8 19l-4 1z',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  plus: 'M12 5v14M5 12h14',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  dash: 'M6 12h12',
  cross: 'M6 6l12 12M18 6L6 18',
  bin: 'M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  order: 'M5 7h14M5 12h9M5 17h5',
  warn: 'm12 4 9 16H3zM12 10v5M12 17.5v.01',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  pin: 'M12 21c4-5 7-8 7-11a7 7 0 0 0-14 0c0 3 3 6 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  bed: 'M3 18V7M3 14h18v4M21 14v-2a3 3 0 0 0-3-3h-7v5',
} as const;

export type IconName = keyof typeof paths;

/** Drawn again only as another: the trip is drawn again with every change, and has dozens. */
export const Icon = memo(function Icon({ name }: { readonly name: IconName }) {
  return <LineIcon path={paths[name]} />;
});
