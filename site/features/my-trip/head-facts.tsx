import { memo } from 'react';
import { capital, formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { addDays, isDate } from '#domain/time/days.ts';
import { withLength } from '#domain/trips/changes.ts';
import { limits, mealLevelIds, type Trip } from '#domain/trips/trip.ts';
import { keepAnswers } from '#site/lib/device-store.ts';
import { Field } from '#site/ui/field.tsx';
import { countOf } from '#domain/text/count-of.ts';
import { IconButton } from './icon-button.tsx';
import { shortDay } from './time-text.ts';
import { heardValue, useMeans, type Done } from './tool.ts';

interface Props extends Pick<Trip, 'start' | 'people' | 'meals'> {
  readonly open: boolean;
  readonly days: number;
}

/** The first day, how many, how many travel, and what they spend on meals; drawn again when one of these changes. */
export const HeadFacts = memo(function HeadFacts({ open, start, days, people, meals }: Props) {
  const { text, facts, locale, change } = useMeans();
  const { head, did } = text;
  const number = capital(countOf(text.count.days, days, locale));
  const last = start && days > 0 ? shortDay(addDays(start, days - 1), locale) : '';
  const length = last ? fill(head.until, { days: number, date: last }) : number;

  function setDays(count: number) {
    const told = (after: Trip, before: Trip): Done => {
      const moved = after.tray.length - before.tray.length;
      if (moved <= 0) return heardValue(head.days, `${count}`, text);
      return fill(text.shortened.text, {
        days: countOf(text.count.days, count, locale),
        stops: countOf(text.count.stops, moved, locale),
      });
    };
    if (change(did.days, (before) => withLength(before, count), told))
      keepAnswers({ days: count || undefined });
  }

  function setStart(date: string) {
    if (date && !isDate(date)) return;
    const first = date ? formats[locale].weekday(date) : '';
    const heard = date ? fill(text.say.starts, { date: first }) : head.noDate;
    if (change(did.start, (before) => ({ ...before, start: date }), { heard }))
      keepAnswers({ arrival: date || undefined });
  }

  return (
    <div id="trip-facts" className={open ? 'trip-facts open' : 'trip-facts'}>
      <div>
        <Field
          as="input"
          type="date"
          id="trip-start"
          label={head.start}
          value={start}
          onChange={({ target }) => setStart(target.value)}
        />
      </div>
      <Stepper label={head.days} value={days} least={0} most={limits.days} set={setDays} />
      <p className="trip-until">{start ? length : head.noDate}</p>
      <Stepper
        label={head.people}
        value={people}
        least={1}
        most={limits.people}
        set={(count) =>
          change(
            did.people,
            (before) => ({ ...before, people: count }),
            heardValue(head.people, `${count}`, text),
          )
        }
      />
      <div>
        <Field
          as="select"
          id="trip-meals"
          label={head.meals}
          value={meals}
          onChange={({ target }) => {
            const level = mealLevelIds.find((id) => id === target.value);
            if (!level) return;
            const done = heardValue(head.meals, facts.mealLevels[level], text);
            change(did.meals, (before) => ({ ...before, meals: level }), done);
          }}
        >
          {mealLevelIds.map((id) => (
            <option key={id} value={id}>
              {facts.mealLevels[id]}
            </option>
          ))}
        </Field>
      </div>
    </div>
  );
});

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
}

/** A small number with a button on each side. */
function Stepper({ label, value, least, most, set }: StepperProps) {
  const { head } = useMeans().text;
  return (
    <div role="group" aria-label={label} className="trip-stepper">
      <span aria-hidden="true">{label}</span>
      <div>
        <IconButton
          icon="dash"
          label={`${label}: ${head.fewer.toLowerCase()}`}
          off={value <= least}
          act={() => set(value - 1)}
        />
        <b>{value}</b>
        <IconButton
          icon="plus"
          label={`${label}: ${head.more.toLowerCase()}`}
          off={value >= most}
          act={() => set(value + 1)}
        />
      </div>
    </div>
  );
}
