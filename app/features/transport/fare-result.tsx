import { monthOf } from '#domain/months.ts';
import { won } from '#domain/amounts.ts';
import { HelperTotal } from '#app/ui/helper.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from '#content/transport.server.ts';
import { rideFare, taxiFare } from '#domain/fares.ts';
import styles from './fare-helper.module.css';

type Option = TransportPage['options'][number];

interface Words {
  readonly words: TransportPage['copy']['helper'];
  readonly locale: Locale;
}

interface Props extends Words {
  readonly option: Option;
  readonly km: number;
  /** Of the departure, 0 to 23. */
  readonly hour: number;
  readonly cardDiscount: number;
}

/** The fare in large figures, and what it is made of. */
export function FareResult({ option, km, hour, cardDiscount, ...rest }: Props) {
  return option.kind === 'taxi' ? (
    <TaxiResult {...{ option, km, hour }} {...rest} />
  ) : (
    <RideResult {...{ option, km, cardDiscount }} {...rest} />
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
      <p>{option.newer ? words.cityFigure : words.guideFigure}</p>
      <HelperTotal>{won(fare, locale)}</HelperTotal>
      <p>{parts.replace('{amount}', won(day, locale)).replace('{percent}', String(percent))}</p>
    </>
  );
}

function RideResult(
  props: Words & Pick<Props, 'km' | 'cardDiscount'> & { option: Extract<Option, { kind: 'ride' }> },
) {
  const { option, km, cardDiscount, words, locale } = props;
  const ticket = rideFare(option.ticket, km);
  return (
    <>
      <p>{words.guideFigure}</p>
      <HelperTotal>
        {won(ticket - cardDiscount, locale)} <small>{words.withCard}</small>
      </HelperTotal>
      <p>{words.withTicket.replace('{amount}', won(ticket, locale))}</p>
      {option.since && (
        <div className={styles.newer}>
          <p>{words.since.replace('{date}', monthOf(option.since, locale))}</p>
          <p className={styles.second}>{won(rideFare(option.card, km), locale)}</p>
        </div>
      )}
    </>
  );
}
