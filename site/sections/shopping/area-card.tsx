import type { ReactNode } from 'react';
import { picture } from '#site/lib/pictures.ts';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { Picture } from '#site/ui/picture.tsx';
import type { ShoppingPage } from '#content/shopping.server.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { areasOf, typeChoices } from '#domain/shopping-filter.ts';
import styles from './area-card.module.css';

interface Props {
  readonly area: ShoppingPage['areas'][number];
  readonly words: ShoppingPage['copy']['areas'];
}

/** A place to shop: its kind, what it is good for, when it opens and how to go about it. */
export function AreaCard({ area, words }: Props) {
  const { id, name, hangul, city, type, alsoType, alt, bestFor, tips } = area;
  return (
    <li
      id={id}
      className={styles.card}
      {...shownUnder('city', cityChoices, (choice) => areasOf(choice, 'all', [area]).length > 0)}
      {...shownUnder('type', typeChoices, (choice) => areasOf('all', choice, [area]).length > 0)}
    >
      <Picture
        picture={picture(area.drawing)}
        alt={alt}
        title={name}
        sizes="(max-width: 820px) 100vw, 606px"
        className={styles.picture}
      />
      <div className={styles.body}>
        <p className={styles.meta}>
          {city === 'both' ? words.both : words.cities[city]}
          <span className={`${styles.badge} ${styles[type]}`}>{words.types[type]}</span>
          {alsoType && <span className={styles.badge}>{words.types[alsoType]}</span>}
        </p>
        <div className={styles.name}>
          <h3>{name}</h3>
          <span lang="ko">{hangul}</span>
        </div>
        <p className={styles.text}>{area.description}</p>
        <dl className={styles.facts}>
          <Fact label={words.location}>{area.location}</Fact>
          <Fact label={words.hours}>{area.openingHours}</Fact>
          <Fact label={words.bestFor}>
            <ul className={styles.tags}>
              {bestFor.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </Fact>
          <Fact label={words.tips}>
            <ul className={styles.tips}>
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Fact>
        </dl>
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
