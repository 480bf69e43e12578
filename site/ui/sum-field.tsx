import { useState } from 'react';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { amountIn } from '#domain/text/amount-in.ts';
import { fill } from '#domain/text/fill.ts';
import { largestSum } from '#domain/trips/own-figures.ts';
import { useOwnCurrency } from '#site/lib/use-own-currency.ts';
import { Field } from './field.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  /** KRW. */
  readonly won: number | undefined;
  readonly set: (won: number | undefined) => void;
  readonly text: {
    /** `Seguro (EUR)`. */
    readonly in: string;
    /** What is wrong with what was typed. */
    readonly wrong: string;
  };
  readonly locale: Locale;
}

/** An amount in the visitor's currency where there is one, else in won. It is kept in won. */
export function SumField({ id, label, won, set, text, locale }: Props) {
  const own = useOwnCurrency();
  const perWon = own ? own.rate / 1000 : 1;
  // What is being written; what stands there otherwise follows from what is kept.
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
      label={fill(text.in, { what: label, currency: own?.currency ?? '₩' })}
      error={wrong ? text.wrong : undefined}
      value={typed ?? (won === undefined ? '' : plain(won * perWon))}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
