import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { StudyText } from '#content/text/study.ts';
import type { Locale } from '#content/locale.ts';
import { Section } from '#site/ui/section.tsx';
import { Fold } from '#site/ui/fold.tsx';
import card from '#site/ui/card.module.css';
import grid from '#site/ui/grid.module.css';
import { Card, CardName } from '#site/ui/card.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import styles from './living.module.css';

interface Props {
  readonly text: StudyText['living'];
  readonly locale: Locale;
}

/** What a month costs, and the four ways to live as a student. */
export function Living({ text, locale }: Props) {
  return (
    <Section
      headingId="living"
      heading={text.heading}
      lead={
        <div className={styles.sum}>
          <dl className={styles.month}>
            <dt>{text.month}</dt>
            <dd>{keepNames(text.monthCost)}</dd>
          </dl>
          <Fold narrow label={text.about}>
            {[text.monthNote, text.next].map((line) => (
              <p key={line}>
                <Prose text={line} locale={locale} />
              </p>
            ))}
          </Fold>
        </div>
      }
    >
      <Fold label={text.list}>
        <ul className={grid.two}>
          {text.items.map(({ id, drawing, type, hangul, description, cost, pros }) => (
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
                <b>{keepNames(cost)}</b> {text.perMonth}
              </p>
              <Fold label={text.more} of={type}>
                <p className={card.text}>{description}</p>
                <ul className={styles.pros} aria-label={text.pros}>
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
