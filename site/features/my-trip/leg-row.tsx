import { Fragment, memo } from 'react';
import type { Leg } from '#domain/trips/legs.ts';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { useMeans, type Means } from './tool.ts';
import { timeAndCost } from './way-text.ts';

interface Props {
  readonly leg: Leg;
  /** Where the way begins or ends, if that is no stop. */
  readonly from?: string | undefined;
}

/** The way to a stop: how, how long and for how much. */
export const LegRow = memo(function LegRow({ leg, from }: Props) {
  const means = useMeans();
  if (leg.mode === 'same' || leg.mode === 'unknown') return null;
  const colours = (leg.rides ?? []).flatMap(
    ({ line }) => means.facts.lines.get(line)?.colour ?? [],
  );
  return (
    <div className={`trip-leg ${leg.mode}`}>
      <span className="trip-leg-line" aria-hidden="true">
        {colours.map((colour, index) => (
          <svg key={index} viewBox="0 0 8 10" preserveAspectRatio="none">
            <path d="M4 0V10" stroke={colour} strokeWidth="8" />
          </svg>
        ))}
      </span>
      <p>
        {from && <span>{from}</span>}
        <Rides leg={leg} means={means} />
        <b>{withAmounts(timeAndCost(leg, means))}</b>
      </p>
    </div>
  );
});

function Rides({ leg, means }: { readonly leg: Leg; readonly means: Means }) {
  const { lines, stations } = means.facts;
  return leg.rides?.map(({ line, from, to }, index) => {
    const sign = lines.get(line);
    return (
      <Fragment key={`${line} ${to}`}>
        <span className="trip-ride">
          {sign && <LineSignIcon {...sign} size={22} />}
          <span className="visually-hidden">{sign?.sign}</span>
          {index === 0 && ` ${stations.get(from)?.name ?? ''}`} → {stations.get(to)?.name}
        </span>{' '}
      </Fragment>
    );
  });
}
