import styles from './fare-calculator.module.css';
import { won } from '#domain/text/amounts.ts';
import { CalculatorTotal } from '#site/ui/calculator.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { rideFare, taxiFare } from '#domain/fares.ts';

type Option = TransportPage['options'][number];

/** The heading stands above the calculator. */
export type FareWords = Omit<TransportPage['copy']['calculator'], 'heading' | 'lead'>;

interface Words {
  readonly words: FareWords;
  readonly locale: Locale;
}

interface Props extends Words {
  readonly option: Option;
  readonly km: number;
  /** The hour of departure, 0 to 23. */
  readonly hour: number;
}

/** The fare, since when it is valid, and its parts. */
export function FareResult({ option, km, hour, ...rest }: Props) {
  const { since } = option;
  return (
    <>
      {since && <span className={styles.line}>{rest.words.since.replace('{date}', since)}</span>}
      {option.kind === 'taxi' ? (
        <TaxiResult option={option} km={km} hour={hour} {...rest} />
      ) : (
        <RideResult option={option} km={km} {...rest} />
      )}
    </>
  );
}

function TaxiResult(
  props: Words & Pick<Props, 'km' | 'hour'> & { option: Extract<Option, { kind: 'taxi' }> },
) {
  const { option, km, hour, words, locale } = props;
  const { fare, day, percent } = taxiFare(option.tariff, km, hour);
  const parts = percent > 0 ? words.surcharge : words.day;
  return (
    <>
      <CalculatorTotal>{withAmounts(won(fare, locale))}</CalculatorTotal>
      <span className={styles.line}>
        {keepNames(
          parts.replace('{amount}', won(day, locale)).replace('{percent}', String(percent)),
        )}
      </span>
    </>
  );
}

function RideResult(
  props: Words & Pick<Props, 'km'> & { option: Extract<Option, { kind: 'ride' }> },
) {
  const { option, km, words, locale } = props;
  const { card, single } = option;
  const amount = (tariff: typeof card) => won(rideFare(tariff, km), locale);
  return (
    <>
      <CalculatorTotal>
        {keepNames(
          card.steps.length > 0 ? words.least.replace('{amount}', amount(card)) : amount(card),
        )}{' '}
        <small>{keepNames(words.withCard)}</small>
      </CalculatorTotal>
      {single && (
        <span className={styles.line}>
          {keepNames(words.withTicket.replace('{amount}', amount(single)))}
        </span>
      )}
    </>
  );
}
