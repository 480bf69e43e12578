import type { ReactNode } from 'react';
import type { readLegal } from '#content/read.server.ts';
import { BesideContents } from '#app/ui/beside-contents.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { useLoadedFrame } from './frame.ts';
import styles from './legal-document.module.css';
import { PageHeader } from './page-header.tsx';

interface Props extends ReturnType<typeof readLegal> {
  /** What stands below the text of a section, by its id. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** A legal page: its contents, then sections of paragraphs and lists. */
export function LegalDocument({ copy, sections, below }: Props) {
  const { ui, owner } = useLoadedFrame();
  return (
    <>
      <PageHeader
        copy={copy}
        dated={copy.updated}
        color="celadon"
        icon={<CategoryIcon name="faq" />}
      />
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
              {below?.[id]}
            </section>
          ))}
        </div>
      </BesideContents>
    </>
  );
}
