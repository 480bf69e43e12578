import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { Section } from '#site/ui/section.tsx';
import grid from '#site/ui/grid.module.css';
import { Card } from '#site/ui/card.tsx';
import card from '#site/ui/card.module.css';
import styles from './destinations.module.css';

interface Props {
  readonly copy: HomeCopy['tourism'];
  readonly pricesDate: string;
  readonly locale: Locale;
}

/** Where to go: Seoul, Busan and the rest. */
export function Destinations({ copy, pricesDate, locale }: Props) {
  return (
    <Section id="turismo" headingId="tourism-title" heading={copy.heading} lead={copy.lead}>
      <ul className={grid.fit}>
        {copy.cards.map(({ page, drawing, hangul, title, text, alt }) => (
          <Card
            key={page}
            picture={
              <>
                <Picture
                  picture={picture(drawing)}
                  alt={alt}
                  title={title}
                  leadsTo={page}
                  sizes="(max-width: 820px) 100vw, (max-width: 1180px) 34vw, 394px"
                />
                <Seal hangul={hangul} />
              </>
            }
          >
            <h3>{title}</h3>
            <p className={card.text}>{text}</p>
            <a href={pathTo(page, locale)} aria-label={`${copy.action}: ${title}`}>
              {copy.action}
            </a>
          </Card>
        ))}
      </ul>
      <p className={`note ${styles.date}`}>{pricesDate}</p>
    </Section>
  );
}
