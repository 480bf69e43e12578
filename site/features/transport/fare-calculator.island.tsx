import { useState } from 'react';
import { Field } from '#site/ui/field.tsx';
import { Button } from '#site/ui/button.tsx';
import { Calculator } from '#site/ui/calculator.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { readDistance, readHour } from '#domain/fares.ts';
import { FareResult, type FareText } from './fare-result.tsx';
import styles from './fare-calculator.module.css';

interface Props {
  readonly text: FareText;
  readonly options: TransportPage['options'];
  readonly locale: Locale;
  /** The path of the planner, which counts the distance between two stations. */
  readonly metro: string;
}

/** A form for means of transport, distance and hour, and the fare, updated while typing; the metro asks for stations. */
export function FareCalculator({ text, options, locale, metro }: Props) {
  const [id, setId] = useState(options[0]?.id);
  const [distance, setDistance] = useState('8');
  const [time, setTime] = useState('23:30');
  const option = options.find((each) => each.id === id) ?? options[0];
  if (!option) return null;
  // A bus costs the same for any distance, and nobody knows the kilometres between two stations.
  const read = option.kind === 'taxi' ? readDistance(distance) : { km: 0 };
  const hour = option.kind === 'taxi' ? readHour(time) : 0;
  return (
    <Calculator
      color="jade"
      fields={
        <>
          <Field
            as="select"
            id="fare-mode"
            autoComplete="off"
            label={text.mode}
            value={option.id}
            onChange={(event) => setId(event.target.value)}
          >
            {options.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Field>
          {option.kind === 'taxi' && (
            <Field
              as="input"
              id="fare-distance"
              label={text.distance}
              hint={text.distanceHint}
              error={'error' in read ? text.problems[read.error] : undefined}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={distance}
              onChange={(event) => setDistance(event.target.value)}
            />
          )}
          {option.kind === 'ride' && option.card.steps.length > 0 && (
            <form action={metro} className={styles.stations}>
              <Field as="input" id="fare-from" name="from" label={text.from} maxLength={100} />
              <Field as="input" id="fare-to" name="to" label={text.to} maxLength={100} />
              <Button type="submit">{text.ride}</Button>
            </form>
          )}
          {option.kind === 'taxi' && (
            <Field
              as="input"
              type="time"
              id="fare-time"
              autoComplete="off"
              label={text.time}
              hint={text.timeHint}
              error={hour === undefined ? text.problems.time : undefined}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          )}
        </>
      }
    >
      <output htmlFor={option.kind === 'taxi' ? 'fare-mode fare-distance fare-time' : 'fare-mode'}>
        {'km' in read && hour !== undefined ? (
          <FareResult option={option} hour={hour} text={text} locale={locale} km={read.km} />
        ) : (
          <span className={styles.line}>{text.fix}</span>
        )}
      </output>
      <p className={styles.basis}>
        <Prose text={option.basis} locale={locale} />
        {option.kind === 'taxi' && ` ${text.started} ${text.traffic}`}
      </p>
    </Calculator>
  );
}
