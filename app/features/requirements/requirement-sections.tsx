import type { ComponentProps } from 'react';
import { BesideContents } from '#app/ui/beside-contents.tsx';
import { DatedNote } from '#app/ui/dated-note.tsx';
import { keepNames } from '#app/ui/keep-names.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { RequirementSection } from '#content/copy/requirements.ts';
import type { Locale, Localized } from '#content/locale.ts';
import styles from './requirement-sections.module.css';

interface Props {
  readonly sections: readonly Localized<RequirementSection>[];
  /** Further parts of the page for its contents. */
  readonly more: readonly { readonly id: string; readonly title: string }[];
  readonly contents: string;
  readonly intro: readonly string[];
  readonly note: Pick<ComponentProps<typeof DatedNote>, 'words' | 'language'>;
  readonly locale: Locale;
}

/** The subjects of the page beside their contents: figures, what has changed, advice. */
export function RequirementSections({ sections, more, contents, intro, note, locale }: Props) {
  const prose = { locale, newTab: note.words.newTab };
  return (
    <BesideContents heading={contents} parts={[...sections, ...more]} className={styles.whole}>
      <div className={styles.text}>
        {intro.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} {...prose} />
          </p>
        ))}
        {sections.map(({ id, title, figures, points, updates }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{keepNames(title)}</h2>
            {(figures || updates) && (
              <div className={styles.card}>
                {figures && (
                  <dl className={styles.figures}>
                    {figures.map(({ label, value }) => (
                      <div key={label}>
                        <dt>{keepNames(label)}</dt>
                        <dd>{keepNames(value)}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                {updates && (
                  <div className={styles.notes}>
                    {updates.map((update) => (
                      <DatedNote key={update.note} {...update} {...note} />
                    ))}
                  </div>
                )}
              </div>
            )}
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Prose text={point} {...prose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BesideContents>
  );
}
