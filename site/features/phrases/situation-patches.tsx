import type { SituationId } from '#content/phrases/situations.ts';
import { fill } from '#domain/text/fill.ts';
import { Section } from '#site/ui/section.tsx';
import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import type { PhrasesPage } from './read.ts';
import styles from './situation-patches.module.css';

interface Props {
  readonly text: PhrasesPage['text']['where'];
  readonly situations: PhrasesPage['situations'];
}

const colors: Readonly<Record<SituationId, SurfaceColor>> = {
  courtesy: 'jade',
  taxi: 'hwang',
  lost: 'indigo',
  eating: 'mugung',
  allergy: 'celadon',
  shopping: 'vermilion',
  health: 'hanji',
  police: 'giwa',
  school: 'hwang',
  home: 'indigo',
  immigration: 'celadon',
  bank: 'hanji',
};

/** Every situation as a patch with the Korean word for it. */
export function SituationPatches({ text, situations }: Props) {
  return (
    <Section id="situations" headingId="situations-title" heading={text.heading} lead={text.lead}>
      <ul className={styles.patches}>
        {situations.map(({ id, href, name, seal, count }) => (
          <li key={id}>
            <a href={href} className={`${surface(colors[id])} ${styles.patch}`}>
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
