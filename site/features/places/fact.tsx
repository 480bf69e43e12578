import type { Locale } from '#content/locale.ts';
import type { StatedFact } from './read-place-figures.ts';
import { Fact } from '#site/ui/facts.tsx';
import { Figure } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';

interface StatedProps {
  readonly label: string;
  readonly fact: StatedFact | undefined;
  readonly locale: Locale;
}

/** A line with a fact of the register, and the note that it needs; none where it is not known. */
export function Stated({ label, fact, locale }: StatedProps) {
  if (!fact) return null;
  return (
    <Fact label={label}>
      <StatedValue fact={fact} locale={locale} />
      {fact.note && <>. {keepNames(fact.note)}</>}
    </Fact>
  );
}

export function StatedValue({ fact, locale }: { fact: StatedFact; locale: Locale }) {
  const { value, figure } = fact;
  return figure ? <Figure figure={figure} locale={locale} /> : keepNames(value);
}
