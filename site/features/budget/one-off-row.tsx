import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { useHydrated } from '#site/lib/hydrated.ts';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { readAmount } from './one-off-costs.ts';
import type { OneOffItem } from './one-off-items.ts';
import type { BudgetText } from './read.ts';

interface Props {
  readonly item: OneOffItem;
  readonly name: string;
  readonly note: string;
  /** The amount of the register, as it would be typed. */
  readonly known: string | undefined;
  readonly typed: string;
  readonly text: BudgetText['once'];
  readonly locale: Locale;
  readonly onType: (value: string) => void;
}

/** One cost: a field for its amount, a note, and the amount in won. */
export function OneOffRow({ item, name, note, known, typed, text, locale, onType }: Props) {
  const hydrated = useHydrated();
  const krw = readAmount(typed);
  return (
    <div className={krw ? 'budget-once-row filled' : 'budget-once-row'}>
      <Field
        as="input"
        id={`budget-once-${item}`}
        name={item}
        label={name}
        hint={note && withAmounts(note)}
        error={typed && krw === undefined ? text.invalid : undefined}
        maxLength={20}
        value={typed}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
      <p className="budget-once-read">
        {krw !== undefined && <b>{withAmounts(won(krw, locale))}</b>}
        {known && hydrated && krw !== readAmount(known) && (
          <Button look="line" className="budget-once-use" onClick={() => onType(known)}>
            {fill(text.use, { amount: known })}
          </Button>
        )}
      </p>
    </div>
  );
}
