import type { Stop } from './read-four-ways.ts';

/** Minutes to which the drawing reaches, and those that have a line. */
export const reach = 90;
export const quarters = [0, 15, 30, 45, 60, 75, 90];

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A sheet, and where on it a moment of a way lies: minutes since the start, and how far along the railway. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly at: (minutes: number, share: number) => Place;
}

/** Time from left to right, the way from above to below. */
export const wide: Frame = {
  width: 1160,
  height: 420,
  at: (minutes, share) => ({ x: 190 + (minutes / reach) * 926, y: 52 + share * 314 }),
};

/** The same turned, for phones: time from above to below. */
export const narrow: Frame = {
  width: 350,
  height: 540,
  at: (minutes, share) => ({ x: 44 + share * 232, y: 62 + (minutes / reach) * 458 }),
};

/** A path from one moment to the next. */
export function path(frame: Frame, moments: readonly Stop[]): string {
  return moments
    .map(({ minutes, share }, index) => {
      const { x, y } = frame.at(minutes, share);
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
}

/** Where words along a line stand: a share of the way from its start, turned as the line is. */
export function along(frame: Frame, end: Stop, share: number): string {
  const [from, to] = [frame.at(0, 0), frame.at(end.minutes, end.share)];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
  return `translate(${round(x)} ${round(y)}) rotate(${round(angle)})`;
}

const round = (value: number) => Math.round(value * 10) / 10;
