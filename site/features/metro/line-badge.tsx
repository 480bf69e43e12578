import type { LineView } from '#domain/metro/metro-view.ts';
import type { Locale } from '#content/locale.ts';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';

interface Props {
  readonly line: LineView;
  readonly locale: Locale;
}

/** The number or name of a line in its colour, as on signs. */
export function LineBadge({ line: { label, name, colour }, locale }: Props) {
  return (
    <>
      <LineSignIcon sign={label} colour={colour} size={26} />
      <span className="visually-hidden">{name[locale]}</span>
    </>
  );
}
