import styles from './fare-calculator.module.css';
import { won } from '#domain/text/amounts.ts';
import { CalculatorTotal } from '#site/ui/calculator.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { rideFare, taxiFare } from '#domain/fares.ts';

type Option = TransportPage['options'][number];

/** The heading stands above the calculator. */
export type FareText = Omit<TransportPage['text']['calculator'], 'heading' | 'lead'>;

interface FareResultText {
  readonly text: FareText;
  readonly locale: Locale;
}

interface Props extends FareResultText {
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
      {since && <span className={styles.line}>{rest.text.since.replace('{date}', since)}</span>}
      {option.kind === 'taxi' ? (
        <TaxiResult option={option} km={km} hour={hour} {...rest} />
      ) : (
        <RideResult option={option} km={km} {...rest} />
      )}
    </>
  );
}

function TaxiResult(
  props: FareResultText &
    Pick<Props, 'km' | 'hour'> & { option: Extract<Option, { kind: 'taxi' }> },
) {
  const { option, km, hour, text, locale } = props;
  const { fare, day, percent } = taxiFare(option.tariff, km, hour);
  const parts = percent > 0 ? text.surcharge : text.day;
  return (
    <>
      <CalculatorTotal>{withAmounts(won(fare, locale), formats[locale].wonName)}</CalculatorTotal>
      <span className={styles.line}>
        {keepNames(
          parts.replace('{amount}', won(day, locale)).replace('{percent}', String(percent)),
        )}
      </span>
    </>
  );
}

function RideResult(
  props: FareResultText & Pick<Props, 'km'> & { option: Extract<Option, { kind: 'ride' }> },
) {
  const { option, km, text, locale } = props;
  const { card, single } = option;
  const amount = (tariff: typeof card) => won(rideFare(tariff, km), locale);
  return (
    <>
      <CalculatorTotal>
        {withAmounts(
          card.steps.length > 0 ? text.least.replace('{amount}', amount(card)) : amount(card),
          formats[locale].wonName,
        )}{' '}
        <small>{keepNames(text.withCard)}</small>
      </CalculatorTotal>
      {single && (
        <span className={styles.line}>
          {keepNames(text.withTicket.replace('{amount}', amount(single)))}
        </span>
      )}
    </>
  );
}
