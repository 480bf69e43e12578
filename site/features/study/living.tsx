import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { StudyCopy } from '#content/copy/study.ts';
import type { Locale } from '#content/locale.ts';
import { Section } from '#site/ui/section.tsx';
import { Fold } from '#site/ui/fold.tsx';
import card from '#site/ui/card.module.css';
import grid from '#site/ui/grid.module.css';
import { Card, CardName } from '#site/ui/card.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import styles from './living.module.css';

interface Props {
  readonly copy: StudyCopy['living'];
  readonly locale: Locale;
}

/** What a month costs, and the four ways to live as a student. */
export function Living({ copy, locale }: Props) {
  return (
    <Section
      headingId="living"
      heading={copy.heading}
      lead={
        <div className={styles.sum}>
          <dl className={styles.month}>
            <dt>{copy.month}</dt>
            <dd>{keepNames(copy.monthCost)}</dd>
          </dl>
          <Fold narrow label={copy.about}>
            {[copy.monthNote, copy.next].map((text) => (
              <p key={text}>
                <Prose text={text} locale={locale} />
              </p>
            ))}
          </Fold>
        </div>
      }
    >
      <Fold label={copy.list}>
        <ul className={grid.two}>
          {copy.items.map(({ id, drawing, type, hangul, description, cost, pros }) => (
            <Card
              key={id}
              picture={
                <Picture
                  picture={picture(drawing)}
                  alt=""
                  title={type}
                  sizes="(max-width: 820px) 100vw, 380px"
                />
              }
            >
              <CardName name={type} hangul={hangul} />
              <p className={styles.cost}>
                <b>{keepNames(cost)}</b> {copy.perMonth}
              </p>
              <Fold label={copy.more} of={type}>
                <p className={card.text}>{description}</p>
                <ul className={styles.pros} aria-label={copy.pros}>
                  {pros.map((pro) => (
                    <li key={pro}>{pro}</li>
                  ))}
                </ul>
              </Fold>
            </Card>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
