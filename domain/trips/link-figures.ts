import type { Reader, Writer } from './link-bytes.ts';
import {
  bedKinds,
  largestSum,
  longestCity,
  mostBeds,
  sums,
  tidyFigures,
  type CityBed,
  type OwnFigures,
} from './own-figures.ts';

/** Writes the visitor's own figures at the end of a link; one that is missing is a nought, others count from one. */
export function writeFigures(writer: Writer, figures: OwnFigures): void {
  const { beds = [] } = figures;
  const write = (sum: number | undefined) => writer.number(sum === undefined ? 0 : sum + 1);
  writer.number(beds.length);
  for (const { city, kind, night } of beds) {
    writer.text(city);
    writer.number(bedKinds.indexOf(kind));
    if (kind === 'own') write(night);
  }
  for (const name of sums) write(figures[name]);
}

/** Reads what `writeFigures` wrote. @throws a `RangeError` on anything else. */
export function readFigures(reader: Reader): OwnFigures | undefined {
  const read = () => {
    const sum = reader.number(largestSum + 1);
    return sum === 0 ? undefined : sum - 1;
  };
  const beds = Array.from({ length: reader.number(mostBeds) }, (): CityBed => {
    const city = reader.text(longestCity);
    const kind = bedKinds[reader.number(bedKinds.length - 1)] ?? 'own';
    const night = kind === 'own' ? read() : undefined;
    return { city, kind, ...(night !== undefined && { night }) };
  });
  const named = sums.flatMap((name) => {
    const sum = read();
    return sum === undefined ? [] : [[name, sum] as const];
  });
  return tidyFigures({ beds, ...Object.fromEntries(named) });
}
