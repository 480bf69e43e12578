import type { ReactNode } from 'react';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Spread, type SpreadColor } from '#site/ui/spread.tsx';
import { detailClass, SectionDetail, type SectionDetailProps } from './section-detail.tsx';

interface Props extends SectionDetailProps {
  readonly color: SpreadColor;
  /** What stands in the fold below the picture; without a label there is none. */
  readonly more?: string;
  /** The picture. */
  readonly children: ReactNode;
  /** Below the fold. */
  readonly after?: ReactNode;
}

/** A question that the page answers with a picture; the answer whole is folded below it. */
export function GuideAnswer({ color, more, children, after, ...detail }: Props) {
  const { section, locale } = detail;
  return (
    <Spread
      id={section.id}
      headingId={`${section.id}-title`}
      heading={keepNames(section.title)}
      lead={<Prose text={section.short} locale={locale} />}
      color={color}
    >
      {children}
      {more && (
        <Fold label={more}>
          <div className={detailClass}>
            <SectionDetail {...detail} />
          </div>
        </Fold>
      )}
      {after}
    </Spread>
  );
}
