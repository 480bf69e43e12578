import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { PracticalGuideData } from './read.ts';
import { BesideContents } from '#site/ui/beside-contents.tsx';
import { PracticalSectionView } from './practical-section.tsx';
import styles from './practical-section.module.css';

interface Part {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly data: Pick<PracticalGuideData, 'sections' | 'practicalSectionText'>;
  /** Further parts of the page for its contents: those above and those below the sections. */
  readonly before?: readonly Part[];
  readonly after?: readonly Part[];
  readonly locale: Locale;
  /** Below the sections. */
  readonly children?: ReactNode;
}

/** The sections of a page of practical answers beside their contents. */
export function PracticalGuide({ data, before, after, locale, children }: Props) {
  const { sections, practicalSectionText } = data;
  return (
    <BesideContents
      heading={practicalSectionText.contents}
      parts={[...(before ?? []), ...sections, ...(after ?? [])]}
    >
      <div className={styles.text}>
        {sections.map((section) => (
          <PracticalSectionView key={section.id} {...{ section, practicalSectionText, locale }} />
        ))}
        {children}
      </div>
    </BesideContents>
  );
}
