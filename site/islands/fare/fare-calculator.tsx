import { useState } from 'react';
import { Field } from '#site/ui/field.tsx';
import { Calculator } from '#site/ui/calculator.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from '#content/transport.server.ts';
import { readDistance, readHour } from '#domain/fares.ts';
import { FareResult, type FareWords } from './fare-result.tsx';
import styles from './fare-calculator.module.css';

interface Props {
  readonly words: FareWords;
  readonly options: TransportPage['options'];
  readonly locale: Locale;
}

/** A form for means of transport, distance and hour, and the fare, updated while typing. */
export function FareCalculator({ words, options, locale }: Props) {
  const [id, setId] = useState(options[0]?.id);
  const [distance, setDistance] = useState('8');
  const [time, setTime] = useState('23:30');
  const option = options.find((each) => each.id === id) ?? options[0];
  if (!option) return null;
  const read = readDistance(distance);
  const hour = option.kind === 'taxi' ? readHour(time) : 0;
  return (
    <Calculator
      color="jade"
      fields={
        <>
          <Field
            as="select"
            id="fare-mode"
            label={words.mode}
            value={option.id}
            onChange={(event) => setId(event.target.value)}
          >
            {options.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Field>
          <Field
            as="input"
            id="fare-distance"
            label={words.distance}
            hint={words.distanceHint}
            error={'error' in read ? words.problems[read.error] : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={distance}
            onChange={(event) => setDistance(event.target.value)}
          />
          {option.kind === 'taxi' && (
            <Field
              as="input"
              type="time"
              id="fare-time"
              label={words.time}
              hint={words.timeHint}
              error={hour === undefined ? words.problems.time : undefined}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          )}
        </>
      }
    >
      <output htmlFor="fare-mode fare-distance fare-time">
        {'km' in read && hour !== undefined ? (
          <FareResult option={option} hour={hour} words={words} locale={locale} km={read.km} />
        ) : (
          <span className={styles.line}>{words.fix}</span>
        )}
      </output>
      <p className={styles.basis}>
        <Prose text={option.basis} locale={locale} />
        {option.kind === 'taxi' && ` ${words.started} ${words.traffic}`}
      </p>
    </Calculator>
  );
}
