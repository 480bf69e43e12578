import { Fragment } from 'react';
import type { City } from '#content/data/place-facts.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { LineSignIcon } from './drawn-map/line-sign.tsx';

interface Props {
  /** The lines of a station in words: `Líneas 2 y 8`. Lines with a name in place of a number have no badge. */
  readonly line: string;
  readonly city: City;
}

/** The numbers of metro lines in their colours; the words stand in the panel of the card. */
export function LineBadges({ line, city }: Props) {
  const numbers = line.match(/\d+/g) ?? [];
  return metroNetwork()
    .lines.flatMap(({ id, colour }) => {
      const number = numbers.find((each) => id === `${city}/${each}`);
      return number ? [{ number, colour }] : [];
    })
    .map(({ number, colour }) => (
      <Fragment key={number}>
        <LineSignIcon sign={number} colour={colour} size={22} />
        <span className="visually-hidden">{number}</span>{' '}
      </Fragment>
    ));
}
