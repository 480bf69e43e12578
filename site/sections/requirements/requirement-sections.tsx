import { BesideContents } from '#site/ui/beside-contents.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { Requirements } from '#content/requirements.server.ts';
import { DatedFigures } from '#site/ui/dated-figure.tsx';
import styles from './requirement-sections.module.css';

interface Props {
  readonly sections: Requirements['sections'];
  /** Further parts of the page for its contents. */
  readonly more: readonly { readonly id: string; readonly title: string }[];
  readonly contents: string;
  readonly intro: readonly string[];
  readonly locale: Locale;
}

/** The subjects of the page beside their contents: advice, and figures with what has changed. */
export function RequirementSections({ sections, more, contents, intro, locale }: Props) {
  return (
    <BesideContents heading={contents} parts={[...sections, ...more]} className={styles.whole}>
      <div className={styles.text}>
        {intro.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} locale={locale} />
          </p>
        ))}
        {sections.map(({ id, title, figures, points }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{keepNames(title)}</h2>
            <DatedFigures className={styles.figures} figures={figures} locale={locale} />
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Prose text={point} locale={locale} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BesideContents>
  );
}
