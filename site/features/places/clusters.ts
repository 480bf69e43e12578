/** A place in pixels of the map at one zoom. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** A cluster: places so close that they share a marker; a single place is a group of one. */
export interface Group {
  readonly x: number;
  readonly y: number;
  readonly ids: readonly string[];
}

/** The distance (pixels) below which places are clustered, by zoom. */
export function clusterRadius(zoom: number): number {
  if (zoom >= 16) return 0;
  if (zoom >= 11) return 32;
  return zoom >= 9 ? 44 : 70;
}

/** Merges places and groups until all are at least the radius apart; a marker is in the middle of its group. */
export function groupSpots(spots: readonly Spot[], radius: number): Group[] {
  const groups: Group[] = [];
  for (const { id, x, y } of spots) add(groups, { x, y, ids: [id] }, radius);
  return groups;
}

/** Merging moves a group, possibly close to another one, so the merged group is added again. */
function add(groups: Group[], group: Group, radius: number): void {
  const distances = groups.map(({ x, y }) => Math.hypot(x - group.x, y - group.y));
  const nearest = distances.indexOf(Math.min(...distances));
  const near = groups[nearest];
  if (!near || distances[nearest]! >= radius) {
    groups.push(group);
    return;
  }
  groups.splice(nearest, 1);
  const ids = [...near.ids, ...group.ids];
  const share = group.ids.length / ids.length;
  const x = near.x + (group.x - near.x) * share;
  const y = near.y + (group.y - near.y) * share;
  add(groups, { x, y, ids }, radius);
}

/** Radius (pixels) of a cluster's marker; single places may overlap a little. */
export function markRadius({ ids }: Group): number {
  if (ids.length >= 10) return 31;
  return ids.length > 1 ? 18 : 8;
}

/** Space (pixels) of a marker beside a cluster. */
const MARKER = 12;
/** The least angle between two markers around a cluster. */
const APART = Math.PI / 3;

/** Moves places that must stay visible to the edge of the clusters that would cover them, in the same direction. */
export function besideGroups(spots: readonly Spot[], groups: readonly Group[]): Spot[] {
  const taken = new Map<Group, number[]>();
  return spots.map((spot) => {
    const under = groups.find(
      (group) => Math.hypot(spot.x - group.x, spot.y - group.y) < markRadius(group) + MARKER,
    );
    if (!under) return spot;
    const angles = taken.get(under) ?? [];
    let angle = Math.atan2(spot.y - under.y, spot.x - under.x);
    while (angles.some((other) => Math.cos(angle - other) > Math.cos(APART) + 1e-9)) angle += 0.1;
    taken.set(under, [...angles, angle]);
    const distance = markRadius(under) + MARKER;
    return {
      id: spot.id,
      x: under.x + distance * Math.cos(angle),
      y: under.y + distance * Math.sin(angle),
    };
  });
}
