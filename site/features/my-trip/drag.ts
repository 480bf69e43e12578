import type { DragView } from './drag-view.ts';
import type { Point } from '#domain/drawn-map/geometry.ts';
import type { Tool } from './tool.ts';

/** One thing in hand. */
export interface Drag {
  readonly move: (to: Point) => void;
  /** What is done where it is let go; undefined where nothing changes. */
  readonly drop: () => (() => void) | undefined;
}

export interface DragOptions {
  readonly tool: Tool;
  readonly view: DragView;
  readonly byTouch: boolean;
}
