import type { Locale } from '#content/locale.ts';
import { surface } from '#site/ui/surface.ts';
import { PhraseRow } from './phrase-row.tsx';
import type { SituationPage } from './read.ts';
import figures from './scene-figures.svg?url';
import styles from './phrase-scene.module.css';

interface Props {
  readonly scene: NonNullable<SituationPage['scene']>;
  readonly situation: string;
  readonly text: SituationPage['list'];
  readonly locale: Locale;
}

/** Phrases that follow one another, as bubbles, each below whom it is said to. */
export function PhraseScene({ scene, ...row }: Props) {
  return (
    <section aria-labelledby="scene-title" className={`${surface('giwa')} ${styles.scene}`}>
      <h2 id="scene-title" className="not-printed">
        {scene.heading}
      </h2>
      <ol>
        {scene.steps.map(({ figure, phrase, to }) => (
          <li key={phrase.id}>
            <svg viewBox="0 0 120 100" aria-hidden="true" className="not-printed">
              <use href={`${figures}#${figure}`} />
            </svg>
            <p className={`not-printed ${styles.to}`}>{to}</p>
            <PhraseRow {...row} phrase={phrase} as="div" />
          </li>
        ))}
      </ol>
    </section>
  );
}
