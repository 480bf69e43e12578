import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { PracticalGuideData } from './read.ts';
import { Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { PracticalSectionView } from './practical-section.tsx';

interface Props {
  readonly data: Pick<PracticalGuideData, 'sections' | 'practicalSectionText'>;
  readonly locale: Locale;
  /** Further rows. */
  readonly children?: ReactNode;
}

/** The questions of a page of practical answers, each with its answer in one line and the rest behind it. */
export function PracticalGuide({ data, locale, children }: Props) {
  const { sections, practicalSectionText } = data;
  return (
    <Section headingId="rest" heading={practicalSectionText.rest}>
      <Chapters>
        {sections.map((section) => (
          <PracticalSectionView key={section.id} {...{ section, practicalSectionText, locale }} />
        ))}
        {children}
      </Chapters>
    </Section>
  );
}
