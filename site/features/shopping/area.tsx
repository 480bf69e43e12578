import { picture } from '#site/lib/pictures.ts';
import { AddToTrip } from '#site/ui/add-to-trip.tsx';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { LineBadges } from '#site/ui/line-badges.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Answer, Question } from '#site/ui/question-list.tsx';
import { Share } from '#site/ui/share.tsx';
import type { PlaceText } from '#content/text/place-text.ts';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from './read.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { areasOf, typeChoices } from './shopping-filter.ts';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { Tags } from '#site/ui/tags.tsx';
import { Tips } from '#site/ui/tips.tsx';
import tag from '#site/ui/tag.module.css';
import styles from './area.module.css';

interface Props {
  readonly area: ShoppingPage['areas'][number];
  readonly text: ShoppingPage['text']['areas'];
  readonly placeText: PlaceText;
  readonly locale: Locale;
}

/** A place to shop: its kind, where it is and when it opens, and on demand what it is good for and how to go about it. */
export function Area({ area, text, placeText, locale }: Props) {
  const { id, name, hangul, city, type, alsoType, bestFor, station } = area;
  const where = city === 'both' ? text.both : text.cities[city];
  return (
    <Question
      id={id}
      title={name}
      hangul={hangul}
      icon={<Picture picture={picture(area.drawing)} alt="" title={name} sizes="104px" />}
      fact={
        <span className={styles.fact}>
          <b>{bestFor[0]}</b>
          <span>
            {where} · {area.open}
          </span>
          <span className={`${tag.tag} ${styles[type]}`}>{text.types[type]}</span>
          {alsoType && (
            <span className={`${tag.tag} ${styles.second}`}>{text.types[alsoType]}</span>
          )}
        </span>
      }
      {...shownUnder('city', cityChoices, (choice) => areasOf(choice, 'all', [area]).length > 0)}
      {...shownUnder('type', typeChoices, (choice) => areasOf('all', choice, [area]).length > 0)}
    >
      <Answer className={styles.answer}>
        <div>
          <Picture
            picture={picture(area.drawing)}
            alt={area.alt}
            title={name}
            sizes="(max-width: 620px) 100vw, 360px"
            className={styles.picture}
          />
          <p>
            <b>{area.sentence}</b>
          </p>
          <p>{area.description}</p>
        </div>
        <Facts layout="below">
          <Fact label={placeText.address}>
            <span lang="ko">{hangul}</span>
            <ShowName korean={hangul} name={name} kind="place" label={text.showName} />
          </Fact>
          <Fact label={text.hours}>{area.openingHours}</Fact>
          <Fact label={text.location}>{area.location}</Fact>
          <Fact label={text.station}>
            <LineBadges line={station.lines} city={city === 'busan' ? 'busan' : 'seoul'} />
            {station.name}
            {station.exit && `, ${placeText.exit.replace('{exit}', station.exit)}`}
          </Fact>
          <Fact label={text.bestFor}>
            <Tags tags={bestFor} />
          </Fact>
        </Facts>
        <div>
          <h4>{text.tips}</h4>
          <Tips tips={area.tips} locale={locale} />
          <div className={`row ${styles.actions}`}>
            <AddToTrip stop={'at' in area ? area.at : id} name={name} text={placeText.add} />
            <Share title={name} to={`#${id}`} text={placeText.share} />
          </div>
        </div>
      </Answer>
    </Question>
  );
}
