import type { Locale } from '#content/locale.ts';
import { picture } from '#site/lib/pictures.ts';
import { Figure } from '#site/ui/figure.tsx';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Answer, Question } from '#site/ui/question-list.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { Share, type ShareText } from '#site/ui/share.tsx';
import { cityChoices, optionsOf } from '#domain/city-filter.ts';
import type { AccommodationPage } from './read.ts';
import styles from './options.module.css';

/** The props of every option. */
export interface OptionText {
  readonly text: AccommodationPage['text']['options'];
  readonly share: ShareText;
  readonly locale: Locale;
}

interface Props extends OptionText {
  readonly option: AccommodationPage['options'][number];
}

/** A place to live: its price, and on demand its advantages and disadvantages, and where to look for it. */
export function Option({ option, text, share, locale }: Props) {
  const { id, name, hangul, gist, sentence, description, figure, terms, where } = option;
  return (
    <Question
      id={id}
      title={name}
      hangul={hangul}
      icon={<Picture picture={picture(option.drawing)} alt="" title={name} sizes="104px" />}
      fact={
        <>
          <b>{keepNames(option.price)}</b> {`${text.month}\u00a0· ${gist}`}
        </>
      }
      {...shownUnder('city', cityChoices, (city) => optionsOf(city, [option]).length > 0)}
    >
      <Answer className={styles.answer}>
        <Picture
          picture={picture(option.drawing)}
          alt={option.alt}
          title={name}
          sizes="(max-width: 620px) 100vw, 360px"
          className={styles.picture}
        />
        <div>
          <p>
            <span lang="ko">{hangul}</span>
            <ShowName korean={hangul} name={name} kind="thing" label={text.showName} />
          </p>
          <h4>{text.price}</h4>
          <p>{keepNames(sentence)}</p>
          <p>{description}</p>
          <p>
            <Figure figure={figure} locale={locale} /> {text.month}
          </p>
          {terms && <p className={styles.terms}>{keepNames(terms)}</p>}
        </div>
        <div>
          <h4>{text.pros}</h4>
          <Points points={option.pros} mark={styles.pros} />
          <h4>{text.cons}</h4>
          <Points points={option.cons} mark={styles.cons} />
        </div>
        <div>
          <h4>{text.where}</h4>
          <ul className={styles.cities}>
            {(['seoul', 'busan'] as const).map((each) => (
              <li
                key={each}
                {...shownUnder('city', cityChoices, (city) => city === 'all' || city === each)}
              >
                <b>{text.choices[each]}:</b> {where[each]}
              </li>
            ))}
          </ul>
          <Share title={name} to={`#${id}`} text={share} />
        </div>
      </Answer>
    </Question>
  );
}

function Points({ points, mark }: { points: readonly string[]; mark: string | undefined }) {
  return (
    <ul className={`${styles.points} ${mark}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
