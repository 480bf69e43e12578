import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { StudyText } from '#content/text/study.ts';
import type { Locale } from '#content/locale.ts';
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

/** What a month covers, and the four ways to live as a student. */
export function Living({ text, locale }: Props) {
  return (
    <>
      {[text.monthNote, text.next].map((line) => (
        <p key={line}>
          <Prose text={line} locale={locale} />
        </p>
      ))}
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
            <CardName name={type} hangul={hangul}>
              <ShowName korean={hangul} name={type} kind="thing" label={text.showName} />
            </CardName>
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
    </>
  );
}
