import type { Ui } from '#content/ui/es.ts';
import type { Locale } from '#content/locale.ts';
import type { ReactNode } from 'react';
import type { readLegal } from './read.ts';
import type { CategoryIconName } from '#site/ui/category-icon.tsx';
import { BesideContents } from '#site/ui/beside-contents.tsx';
import styles from './legal-document.module.css';
import type { BreadcrumbTexts } from '#site/ui/breadcrumb.tsx';
import { PageHeader } from '#site/ui/page-header.tsx';
import { Prose } from '#site/ui/prose.tsx';

interface Props extends ReturnType<typeof readLegal> {
  readonly frame: BreadcrumbTexts & {
    readonly uiText: Pick<Ui, 'sample' | 'sampleOwner'>;
    readonly owner: { readonly sample: boolean };
  };
  readonly locale: Locale;
  readonly icon: CategoryIconName;
  /** What stands at the slot of the text. */
  readonly children?: ReactNode;
}

/** A legal page: its contents, then its text. */
export function LegalDocument({ frame, locale, icon, text, blocks, parts, children }: Props) {
  const { uiText, owner } = frame;
  return (
    <>
      <PageHeader frame={frame} text={text} dated={text.updated} color="celadon" icon={icon} />
      <BesideContents heading={text.contents} parts={parts}>
        <div>
          {owner.sample && (
            <p className={styles.sample}>
              <strong>{uiText.sample}.</strong> {uiText.sampleOwner}
            </p>
          )}
          <Prose text={blocks} locale={locale}>
            {children}
          </Prose>
        </div>
      </BesideContents>
    </>
  );
}
