import { fill } from '#domain/text/fill.ts';
import { Section } from '#site/ui/section.tsx';
import { surface } from '#site/ui/surface.ts';
import type { PhrasesPage } from './read.ts';
import { situationColors } from './situation-colors.ts';
import styles from './situation-patches.module.css';

interface Props {
  readonly text: PhrasesPage['text']['where'];
  readonly situations: PhrasesPage['situations'];
}

/** Every situation as a patch with the Korean word for it. */
export function SituationPatches({ text, situations }: Props) {
  return (
    <Section id="situations" headingId="situations-title" heading={text.heading} lead={text.lead}>
      <ul className={styles.patches}>
        {situations.map(({ id, href, name, seal, count }) => (
          <li key={id}>
            <a href={href} className={`${surface(situationColors[id])} ${styles.patch}`}>
              <span lang="ko" aria-hidden="true">
                {seal}
              </span>
              <strong>{name}</strong>
              <span>{fill(text.count, { count: String(count) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
