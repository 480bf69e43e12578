/** A place in pixels of the map at one zoom. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Places that stand so close that one mark stands for all; a place on its own is a group of one. */
export interface Group {
  readonly x: number;
  readonly y: number;
  readonly ids: readonly string[];
}

/** How near (pixels) two places may come before they share a mark, at a zoom. */
export function clusterRadius(zoom: number): number {
  if (zoom >= 16) return 0;
  if (zoom >= 11) return 32;
  return zoom >= 9 ? 44 : 70;
}

/** Joins places, then groups, until all stand apart by the radius; the mark is in the middle. */
export function groupSpots(spots: readonly Spot[], radius: number): Group[] {
  const groups: Group[] = [];
  for (const { id, x, y } of spots) add(groups, { x, y, ids: [id] }, radius);
  return groups;
}

/** Joining moves a mark, maybe close to the next: what has grown is added again. */
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

/** Radius (pixels) of the mark of a group; a place on its own may be overlapped a little. */
export function markRadius({ ids }: Group): number {
  if (ids.length >= 10) return 31;
  return ids.length > 1 ? 18 : 8;
}

/** Room (pixels) that a marker takes beside a mark. */
const MARKER = 12;
/** The least angle between two markers on the rim of one mark. */
const APART = Math.PI / 3;

/** Moves places that must stay visible to the rim of the marks that would lie on them, keeping their direction. */
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
