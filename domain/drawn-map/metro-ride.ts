import { metresFrom, type Position } from './geometry.ts';

interface Station {
  readonly id: string;
  readonly at: Position;
}

interface Line {
  readonly id: string;
  readonly courses: readonly (readonly string[])[];
}

/** What can be ridden. */
export interface Network {
  readonly stations: readonly Station[];
  readonly lines: readonly Line[];
}

/** A ride on one line, with all stations from the first to the last. */
export interface MetroRide {
  readonly line: string;
  readonly stations: readonly string[];
}

/** Seconds a stop, a metre and a change of line take, on the average of both cities. */
const seconds = { stop: 24, metre: 0.066, change: 330 };

interface Step {
  readonly station: string;
  readonly line: string;
  readonly cost: number;
  readonly from?: Step;
}

/** The fastest way between two stations by a simple model; undefined without a way. */
export function metroRides(network: Network, from: string, to: string): MetroRide[] | undefined {
  const positions = new Map(network.stations.map(({ id, at }) => [id, at]));
  const neighbours = neighboursIn(network);
  const done = new Set<string>();
  const open: Step[] = network.lines
    .filter(({ courses }) => courses.some((course) => course.includes(from)))
    .map(({ id }) => ({ station: from, line: id, cost: 0 }));
  while (open.length > 0) {
    open.sort((one, other) => other.cost - one.cost);
    const step = open.pop()!;
    const key = `${step.station} ${step.line}`;
    if (done.has(key)) continue;
    done.add(key);
    if (step.station === to) return ridesTo(step);
    for (const { station, line } of neighbours.get(step.station) ?? []) {
      const change = line === step.line ? 0 : seconds.change;
      const metres = distance(positions.get(step.station), positions.get(station));
      const cost = step.cost + change + seconds.stop + metres * seconds.metre;
      open.push({ station, line, cost, from: step });
    }
  }
  return undefined;
}

function neighboursIn({ lines }: Network) {
  const all = new Map<string, { readonly station: string; readonly line: string }[]>();
  const add = (from: string, station: string, line: string) =>
    all.set(from, [...(all.get(from) ?? []), { station, line }]);
  for (const { id, courses } of lines) {
    for (const course of courses) {
      for (const [index, station] of course.entries()) {
        const next = course[index + 1];
        if (next === undefined) continue;
        add(station, next, id);
        add(next, station, id);
      }
    }
  }
  return all;
}

function distance(from: Position | undefined, to: Position | undefined): number {
  if (!from || !to) return 1000;
  const { x, y } = metresFrom(from)(to);
  return Math.hypot(x, y);
}

function ridesTo(last: Step): MetroRide[] {
  const rides: { line: string; stations: string[] }[] = [];
  for (let step: Step | undefined = last; step?.from; step = step.from) {
    const [ride] = rides;
    if (ride?.line === step.line) ride.stations.unshift(step.from.station);
    else rides.unshift({ line: step.line, stations: [step.from.station, step.station] });
  }
  return rides;
}
