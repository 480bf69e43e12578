import { picture } from '#site/lib/pictures.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import { NextStep } from './next-step.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { Fact, Facts } from '#site/ui/facts.tsx';
import styles from './study.module.css';

interface Props {
  readonly copy: HomeCopy['study'];
  readonly pricesDate: string;
  readonly locale: Locale;
}

/** Studying in short: what to expect, and the four figures that people ask for. */
export function Study({ copy, pricesDate, locale }: Props) {
  return (
    <section id="estudiar" aria-labelledby="study-title" className={styles.band}>
      <div className={`wrap ${styles.study}`}>
        <div className={styles.text}>
          <h2 id="study-title">{copy.heading}</h2>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{keepNames(paragraph)}</p>
          ))}
          <p>
            <Prose text={copy.month} locale={locale} />
          </p>
          <NextStep to={pathTo(copy.action.page, locale)} label={copy.action.label} />
        </div>
        <div className={styles.summary}>
          <Picture
            picture={picture('pages/study')}
            alt={copy.picture}
            sizes="(max-width: 820px) 100vw, 540px"
          />
          <Facts layout="ends" className={styles.figures}>
            {copy.figures.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </Facts>
          <p className={`note ${styles.date}`}>{pricesDate}</p>
        </div>
      </div>
    </section>
  );
}
