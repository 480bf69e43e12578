import type { Point } from './names.ts';

/** A row of an official list of stations. */
export interface ListedStation extends Point {
  readonly name: string;
  /** The line as the list writes it: `부산 도시철도 1호선`. */
  readonly line: string;
}

const headings = {
  name: /역사?명|역이름|station/i,
  line: /호선|노선명|선명|line/i,
  lat: /위도|lat/i,
  lng: /경도|lon|lng/i,
} as const;

/**
 * Reads a list of stations as the portal publishes it: CSV in UTF-8 or EUC-KR with a heading row. Throws when it has no
 * names or positions.
 */
export function readStationList(bytes: Uint8Array): ListedStation[] {
  const [head = [], ...rows] = rowsOf(decoded(bytes));
  const column = (pattern: RegExp) =>
    head.findIndex((title) => pattern.test(title) && !/번호|코드|영문|한자/.test(title));
  const at = {
    name: column(headings.name),
    line: column(headings.line),
    lat: column(headings.lat),
    lng: column(headings.lng),
  };
  if (at.name < 0 || at.lat < 0 || at.lng < 0)
    throw new Error(`no name, latitude or longitude among: ${head.join(', ')}`);
  return rows
    .map((row) => ({
      name: row[at.name]?.trim() ?? '',
      line: row[at.line]?.trim() ?? '',
      lat: Number(row[at.lat]),
      lng: Number(row[at.lng]),
    }))
    .filter(({ name, lat, lng }) => name !== '' && lat > 0 && lng > 0);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

/** Cells of a CSV file (RFC 4180). */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
