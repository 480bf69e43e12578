import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { PracticalGuideData } from './read.ts';
import { Prose } from '#site/ui/prose.tsx';
import { Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { PracticalSectionView } from './practical-section.tsx';

interface Props {
  readonly data: Pick<PracticalGuideData, 'sections' | 'text' | 'practicalSectionText'>;
  /** Before the questions, where no introduction stands above. */
  readonly intro?: readonly string[] | undefined;
  readonly locale: Locale;
  /** Further rows. */
  readonly children?: ReactNode;
}

/** The questions of a page of practical answers, each with its answer in one line and the rest behind it. */
export function PracticalGuide({ data, intro, locale, children }: Props) {
  const { text, practicalSectionText } = data;
  const sections = data.sections.filter(({ id }) => id !== text.pictured);
  return (
    <Section
      headingId="rest"
      heading={text.rest ?? practicalSectionText.rest}
      lead={intro?.map((line) => (
        <p key={line}>
          <Prose text={line} locale={locale} />
        </p>
      ))}
    >
      <Chapters>
        {sections.map((section) => (
          <PracticalSectionView key={section.id} {...{ section, practicalSectionText, locale }} />
        ))}
        {children}
      </Chapters>
    </Section>
  );
}
