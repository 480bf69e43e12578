import type { ReactNode } from 'react';
import { Section } from '#site/ui/section.tsx';
import type { SeasonsPage } from '#content/seasons.server.ts';

interface Props {
  readonly words: SeasonsPage['dates']['words'];
  /** The tool. */
  readonly children?: ReactNode;
}

/** Where the tool about the dates of a trip stands. */
export function DatesSection({ words, children }: Props) {
  return (
    <Section headingId="your-dates" heading={words.title} lead={words.lead}>
      <p className="without-script">{words.noScript}</p>
      {children}
    </Section>
  );
}
