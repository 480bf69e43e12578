import { DatedFigures } from '#site/ui/dated-figure.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Locale } from '#content/locale.ts';
import type { ChangesPage } from '#content/changes.server.ts';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly subjects: ChangesPage['unconfirmed'];
  readonly locale: Locale;
}

/** Figures of one status by subject, each with what is known. */
export function OpenFigures({ id, heading, lead, subjects, locale }: Props) {
  return (
    <Section headingId={id} heading={heading} lead={lead}>
      {subjects.map(({ subject, figures }) => (
        <Fold key={subject} label={`${subject} (${figures.length})`}>
          <DatedFigures anchors small untagged figures={figures} locale={locale} />
        </Fold>
      ))}
    </Section>
  );
}
