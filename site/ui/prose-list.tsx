import { Tips } from './tips.tsx';
import type { Locale } from '#content/locale.ts';
import { Prose } from './prose.tsx';

interface Props {
  /** Each may hold links, as in `Prose`. */
  readonly points: readonly string[];
  readonly locale: Locale;
}

/** A list of sentences with their links. */
export function ProseList({ points, locale }: Props) {
  return (
    <Tips
      tips={points.map((text) => ({ key: text, text: <Prose text={text} locale={locale} /> }))}
    />
  );
}
