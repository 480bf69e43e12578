import { escapeXml } from '#domain/text/escape-xml.ts';

/** A named point in degrees (WGS 84). */
export interface GpxPoint {
  readonly name: string;
  readonly description?: string;
  readonly lat: number;
  readonly lng: number;
}

export interface GpxRoute {
  readonly name: string;
  readonly points: readonly GpxPoint[];
}

/** A GPX 1.1 file: every stop as a waypoint, and one route for each day that has stops. */
export function gpxFile(name: string, routes: readonly GpxRoute[]): string {
  const travelled = routes.filter(({ points }) => points.length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Rumbo Corea">',
    `<metadata><name>${escapeXml(name)}</name></metadata>`,
    ...travelled.flatMap(({ points }) => points.map((point) => pointElement('wpt', point))),
    ...travelled.map((route) =>
      [
        `<rte><name>${escapeXml(route.name)}</name>`,
        ...route.points.map((point) => pointElement('rtept', point)),
        '</rte>',
      ].join('\n'),
    ),
    '</gpx>',
    '',
  ].join('\n');
}

function pointElement(tag: 'wpt' | 'rtept', { lat, lng, name, description }: GpxPoint): string {
  const note = description ? `<desc>${escapeXml(description)}</desc>` : '';
  return `<${tag} lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"><name>${escapeXml(name)}</name>${note}</${tag}>`;
}
