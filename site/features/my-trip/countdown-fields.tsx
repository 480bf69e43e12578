import { Field } from '#site/ui/field.tsx';
import type { CountdownData } from './read-countdown.ts';
import styles from './countdown.module.css';

interface Props {
  readonly data: CountdownData;
  readonly start: string;
  readonly passport: string;
  readonly setStart: (date: string) => void;
  readonly setPassport: (id: string) => void;
}

/** The day of arrival and the passport, on which the dates depend. */
export function CountdownFields({ data, start, passport, setStart, setPassport }: Props) {
  const { text, passports } = data;
  return (
    <div className={styles.fields}>
      <Field
        as="input"
        type="date"
        id="countdown-start"
        label={text.arrival}
        value={start}
        onChange={({ target }) => setStart(target.value)}
      />
      <Field
        as="select"
        id="countdown-passport"
        label={text.passport}
        value={passport}
        onChange={({ target }) => setPassport(target.value)}
      >
        <option value="">{text.choose}</option>
        {passports.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
    </div>
  );
}
