import { picture } from '#site/lib/pictures.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { surface } from '#site/ui/surface.ts';
import type { HomeText } from '#content/text/home.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import halves from './halves.module.css';
import styles from './study.module.css';

interface Props {
  readonly text: HomeText['study'];
  readonly locale: Locale;
}

/** Studying in short: the four figures that people ask for. */
export function Study({ text, locale }: Props) {
  return (
    <section
      id="estudiar"
      aria-labelledby="study-title"
      className={`${surface('indigo')} ${halves.halves} ${styles.band}`}
    >
      <div className={styles.text}>
        <h2 id="study-title">{text.heading}</h2>
        <dl className={styles.figures}>
          {text.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{keepNames(value)}</dd>
            </div>
          ))}
        </dl>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{keepNames(paragraph)}</p>
        ))}
        <ButtonLink look="ghost" href={pathTo(text.action.page, locale)} className={styles.action}>
          {text.action.label}
        </ButtonLink>
      </div>
      <Picture
        picture={picture('pages/study')}
        alt={text.picture}
        sizes="(max-width: 820px) 100vw, 50vw"
        className={`${halves.picture} ${styles.picture}`}
      />
    </section>
  );
}
