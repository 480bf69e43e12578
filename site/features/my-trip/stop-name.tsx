import type { Known } from '#domain/trips/known.ts';
import { guideLink } from './guide-link.ts';
import { useMeans } from './tool.ts';

interface Props {
  readonly known: Known | undefined;
  readonly name: string;
}

/** The name of a stop, which leads to where the guide says more of it. */
export function StopName({ known, name }: Props) {
  const { facts } = useMeans();
  const href = known && guideLink(known, facts);
  if (!href) return name;
  // What is dragged from here is the stop.
  return (
    <a href={href} draggable={false}>
      {name}
    </a>
  );
}
