import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { isDate } from '#domain/time/days.ts';
import { withLength } from '#domain/trips/changes.ts';
import { limits, mealLevelIds } from '#domain/trips/trip.ts';
import { keepAnswers } from '#site/lib/device-store.ts';
import { Field } from '#site/ui/field.tsx';
import { countOf } from '#domain/text/count-of.ts';
import { IconButton } from './icon-button.tsx';
import { heardValue, useTool } from './tool.ts';
import { useLength } from './use-length.ts';

/** The first day, how many, how many travel, and what they spend on meals. */
export function HeadFacts({ open }: { readonly open: boolean }) {
  const { trip, text, facts, locale, change } = useTool();
  const { head, did } = text;
  const length = useLength();

  function setDays(count: number) {
    const next = withLength(trip, count);
    const moved = next.tray.length - trip.tray.length;
    const done =
      moved > 0
        ? fill(text.shortened.text, {
            days: countOf(text.count.days, count, locale),
            stops: countOf(text.count.stops, moved, locale),
          })
        : heardValue(head.days, `${count}`, text);
    if (change(did.days, (before) => withLength(before, count), done))
      keepAnswers({ days: count || undefined });
  }

  function setStart(start: string) {
    if (start && !isDate(start)) return;
    const first = start ? formats[locale].weekday(start) : '';
    const done = start ? fill(text.say.starts, { date: first }) : head.noDate;
    if (change(did.start, (before) => ({ ...before, start }), { heard: done }))
      keepAnswers({ arrival: start || undefined });
  }

  return (
    <div id="trip-facts" className={open ? 'trip-facts open' : 'trip-facts'}>
      <div>
        <Field
          as="input"
          type="date"
          id="trip-start"
          label={head.start}
          value={trip.start}
          onChange={({ target }) => setStart(target.value)}
        />
      </div>
      <Stepper
        label={head.days}
        value={trip.days.length}
        least={0}
        most={limits.days}
        set={setDays}
      />
      <p className="trip-until">{trip.start ? length : head.noDate}</p>
      <Stepper
        label={head.people}
        value={trip.people}
        least={1}
        most={limits.people}
        set={(people) =>
          change(
            did.people,
            (before) => ({ ...before, people }),
            heardValue(head.people, `${people}`, text),
          )
        }
      />
      <div>
        <Field
          as="select"
          id="trip-meals"
          label={head.meals}
          value={trip.meals}
          onChange={({ target }) => {
            const meals = mealLevelIds.find((id) => id === target.value);
            if (!meals) return;
            const done = heardValue(head.meals, facts.mealLevels[meals], text);
            change(did.meals, (before) => ({ ...before, meals }), done);
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
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
}

/** A small number with a button on each side. */
function Stepper({ label, value, least, most, set }: StepperProps) {
  const { head } = useTool().text;
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
