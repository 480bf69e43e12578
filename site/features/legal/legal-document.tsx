import type { Ui } from '#content/ui/es.ts';
import type { ReactNode } from 'react';
import type { readLegal } from './read.ts';
import type { CategoryIconName } from '#site/ui/category-icon.tsx';
import { BesideContents } from '#site/ui/beside-contents.tsx';
import styles from './legal-document.module.css';
import type { BreadcrumbTexts } from '#site/ui/breadcrumb.tsx';
import { PageHeader } from '#site/ui/page-header.tsx';

interface Props extends ReturnType<typeof readLegal> {
  readonly frame: BreadcrumbTexts & {
    readonly ui: Pick<Ui, 'sample' | 'sampleOwner'>;
    readonly owner: { readonly sample: boolean };
  };
  readonly icon: CategoryIconName;
  /** The section below whose text the children stand. */
  readonly childrenIn?: string;
  readonly children?: ReactNode;
}

/** A legal page: its contents, then sections of paragraphs and lists. */
export function LegalDocument({ frame, icon, copy, sections, childrenIn, children }: Props) {
  const { ui, owner } = frame;
  return (
    <>
      <PageHeader frame={frame} copy={copy} dated={copy.updated} color="celadon" icon={icon} />
      <BesideContents heading={copy.contents} parts={sections}>
        <div className={styles.text}>
          {owner.sample && (
            <p className={styles.sample}>
              <strong>{ui.sample}.</strong> {ui.sampleOwner}
            </p>
          )}
          {sections.map(({ id, title, blocks }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {blocks.map((block, index) =>
                typeof block === 'string' ? (
                  <p key={index}>{block}</p>
                ) : (
                  <ul key={index}>
                    {block.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
              {id === childrenIn && children}
            </section>
          ))}
        </div>
      </BesideContents>
    </>
  );
}
