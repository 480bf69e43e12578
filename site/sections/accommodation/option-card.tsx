import type { Locale } from '#content/locale.ts';
import { picture } from '#site/lib/pictures.ts';
import { DatedFigure } from '#site/ui/dated-figure.tsx';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { Picture } from '#site/ui/picture.tsx';
import type { AccommodationPage } from '#content/accommodation.server.ts';
import { cityChoices, optionsOf } from '#domain/city-filter.ts';
import { Card, CardName } from '#site/ui/card.tsx';
import card from '#site/ui/card.module.css';
import styles from './options.module.css';

/** The props of every card. */
export interface CardWords {
  readonly words: AccommodationPage['copy']['options'];
  readonly locale: Locale;
}

interface Props extends CardWords {
  readonly option: AccommodationPage['options'][number];
}

/** A place to live: its price, advantages and disadvantages, and where to look for it. */
export function OptionCard({ option, words, locale }: Props) {
  const { id, name, hangul, description, figure, terms, pros, cons, where } = option;
  return (
    <Card
      id={id}
      className={styles.card}
      picture={
        <Picture
          picture={picture(option.drawing)}
          alt={option.alt}
          title={name}
          sizes="(max-width: 820px) 100vw, 400px"
        />
      }
      {...shownUnder('city', cityChoices, (city) => optionsOf(city, [option]).length > 0)}
    >
      <CardName name={name} hangul={hangul} />
      <p className={card.text}>{description}</p>
      <DatedFigure figure={figure} locale={locale} />
      {terms && <p className={styles.terms}>{terms}</p>}
      <div className={styles.sides}>
        <Side heading={words.pros} points={pros} mark={styles.pros} />
        <Side heading={words.cons} points={cons} mark={styles.cons} />
      </div>
      <div className={styles.where}>
        <h4>{words.where}</h4>
        <ul className={styles.cities}>
          {(['seoul', 'busan'] as const).map((each) => (
            <li
              key={each}
              {...shownUnder('city', cityChoices, (city) => city === 'all' || city === each)}
            >
              <b>{words.choices[each]}:</b> {where[each]}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Side(props: { heading: string; points: readonly string[]; mark: string | undefined }) {
  return (
    <div>
      <h4>{props.heading}</h4>
      <ul className={`${styles.points} ${props.mark}`}>
        {props.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
