import { BulletPoints } from '#site/ui/bullet-list.tsx';
import { Answer, Chapters, Question } from '#site/ui/question-list.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './etiquette.module.css';
import type { GastronomyPage } from './read.ts';

interface Props {
  readonly text: GastronomyPage['text']['etiquette'];
  readonly locale: Locale;
}

/** Manners at table, in a row that unfolds. */
export function Etiquette({ text, locale }: Props) {
  return (
    <section className={`wrap ${styles.etiquette}`}>
      <Chapters>
        <Question id="etiquette" title={text.heading} fact={<b>{text.points[0]?.title}</b>}>
          <Answer>
            <BulletPoints points={text.points} locale={locale} />
          </Answer>
        </Question>
      </Chapters>
    </section>
  );
}
