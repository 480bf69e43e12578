import { picture } from '#site/lib/pictures.ts';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { Picture } from '#site/ui/picture.tsx';
import type { ShoppingPage } from '#content/shopping.server.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { areasOf, typeChoices } from '#domain/shopping-filter.ts';
import { Card, CardName } from '#site/ui/card.tsx';
import card from '#site/ui/card.module.css';
import { Fact, Facts, Tags, Tips } from '#site/ui/facts.tsx';
import tag from '#site/ui/tag.module.css';
import styles from './area-card.module.css';

interface Props {
  readonly area: ShoppingPage['areas'][number];
  readonly words: ShoppingPage['copy']['areas'];
}

/** A place to shop: its kind, what it is good for, when it opens and how to go about it. */
export function AreaCard({ area, words }: Props) {
  const { id, name, hangul, city, type, alsoType, alt, bestFor, tips } = area;
  return (
    <Card
      id={id}
      picture={
        <Picture
          picture={picture(area.drawing)}
          alt={alt}
          title={name}
          sizes="(max-width: 820px) 100vw, 606px"
          className={styles.picture}
        />
      }
      {...shownUnder('city', cityChoices, (choice) => areasOf(choice, 'all', [area]).length > 0)}
      {...shownUnder('type', typeChoices, (choice) => areasOf('all', choice, [area]).length > 0)}
    >
      <p className={card.meta}>
        {city === 'both' ? words.both : words.cities[city]}
        <span className={`${tag.tag} ${styles[type]}`}>{words.types[type]}</span>
        {alsoType && <span className={`${tag.tag} ${styles.second}`}>{words.types[alsoType]}</span>}
      </p>
      <CardName name={name} hangul={hangul} />
      <p className={card.text}>{area.description}</p>
      <Facts>
        <Fact label={words.location}>{area.location}</Fact>
        <Fact label={words.hours}>{area.openingHours}</Fact>
        <Fact label={words.bestFor}>
          <Tags tags={bestFor} />
        </Fact>
        <Fact label={words.tips}>
          <Tips tips={tips.map((tip) => ({ key: tip, text: tip }))} />
        </Fact>
      </Facts>
    </Card>
  );
}
