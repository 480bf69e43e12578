import { useState } from 'react';
import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { largestSum } from '#domain/trips/own-figures.ts';
import { useOwnCurrency } from '#site/lib/use-own-currency.ts';
import { Field } from '#site/ui/field.tsx';
import { amountIn } from './amount-in.ts';
import { useTool } from './tool.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** KRW. */
  readonly won: number | undefined;
  readonly set: (won: number | undefined) => void;
}

/** An amount in the visitor's currency where there is one, else in won. The trip keeps it in won. */
export function SumField({ id, label, won, set }: Props) {
  const { text, locale } = useTool();
  const own = useOwnCurrency();
  const perWon = own ? own.rate / 1000 : 1;
  // What is being written; what stands there otherwise follows from the trip.
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const plain = (value: number) =>
    new Intl.NumberFormat(formats[locale].language, {
      useGrouping: 'always',
      maximumFractionDigits: 0,
    }).format(value);

  function leave() {
    if (typed === undefined) return;
    const amount = amountIn(typed);
    const next = amount === undefined ? undefined : Math.round(amount / perWon);
    const valid = typed.trim() === '' || (next !== undefined && next <= largestSum);
    setWrong(!valid);
    if (!valid) return;
    setTyped(undefined);
    if (next !== won) set(next);
  }

  return (
    <Field
      as="input"
      id={id}
      inputMode="numeric"
      autoComplete="off"
      label={fill(text.figures.in, { what: label, currency: own?.currency ?? '₩' })}
      error={wrong ? text.figures.wrong : undefined}
      value={typed ?? (won === undefined ? '' : plain(won * perWon))}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
