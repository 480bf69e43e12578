import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { HomeText } from '#content/text/home.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { Section } from '#site/ui/section.tsx';
import cover from '#site/ui/cover.module.css';
import { Prose } from '#site/ui/prose.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import styles from './destinations.module.css';

interface Props {
  readonly text: HomeText['tourism'];
  readonly locale: Locale;
}

/** Where to go: Seoul, Busan and the rest. */
export function Destinations({ text, locale }: Props) {
  return (
    <Section
      id="turismo"
      headingId="tourism-title"
      heading={text.heading}
      lead={
        <p>
          <Prose text={text.plans} locale={locale} />
        </p>
      }
    >
      <ul className={styles.places}>
        {text.cards.map(({ page, drawing, hangul, title, text: line, alt }) => (
          <li key={page}>
            <Picture
              picture={picture(drawing)}
              alt={alt}
              title={title}
              leadsTo={page}
              sizes="(max-width: 820px) 100vw, (max-width: 1180px) 34vw, 394px"
              className={styles.picture}
            />
            <h3>
              <a href={pathTo(page, locale)} className={cover.cover}>
                {title}
              </a>
            </h3>
            <span lang="ko">{hangul}</span>
            <p>{keepNames(line)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
