import { DatedFigures } from '#site/ui/dated-figure.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Locale } from '#content/locale.ts';
import type { ChangeEntry } from '#content/changes.server.ts';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly figures: readonly ChangeEntry[];
  readonly locale: Locale;
}

/** Figures that are not confirmed, each with what is known. */
export function OpenFigures({ id, heading, lead, figures, locale }: Props) {
  return (
    <Section headingId={id} heading={heading} lead={lead}>
      <DatedFigures anchors small figures={figures} locale={locale} />
    </Section>
  );
}
