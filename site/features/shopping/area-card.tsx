import { shownUnder } from '#site/ui/filter-chips.tsx';
import { LineBadges } from '#site/ui/line-badges.tsx';
import { PanelCard, PanelPart, PanelTip, Value } from '#site/ui/panel-card.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from './read.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { areasOf, typeChoices } from './shopping-filter.ts';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Tags } from '#site/ui/tags.tsx';
import { Tips } from '#site/ui/tips.tsx';
import tag from '#site/ui/tag.module.css';
import styles from './area-card.module.css';

interface Props {
  readonly area: ShoppingPage['areas'][number];
  readonly words: ShoppingPage['copy']['areas'];
  readonly labels: PlaceLabels;
  readonly locale: Locale;
}

/** A place to shop: its kind, what it is good for, when it opens and how to go about it. */
export function AreaCard({ area, words, labels, locale }: Props) {
  const { city, type, alsoType, bestFor, tips, station } = area;
  const where = city === 'both' ? words.both : words.cities[city];
  return (
    <PanelCard
      {...area}
      labels={labels}
      seal={words.seals[type]}
      item={{
        ...shownUnder('city', cityChoices, (choice) => areasOf(choice, 'all', [area]).length > 0),
        ...shownUnder('type', typeChoices, (choice) => areasOf('all', choice, [area]).length > 0),
      }}
      meta={
        <>
          {where} <span className={`${tag.tag} ${styles[type]}`}>{words.types[type]}</span>{' '}
          {alsoType && (
            <span className={`${tag.tag} ${styles.second}`}>{words.types[alsoType]}</span>
          )}
        </>
      }
      values={
        <>
          <Value label={words.open}>{area.open}</Value>
          <Value label={words.bestFor}>{bestFor[0]}</Value>
          <Value label={words.city}>{where}</Value>
          <Value label={station.name}>
            <LineBadges line={station.lines} city={city === 'busan' ? 'busan' : 'seoul'} />
            {station.exit && labels.exit.replace('{exit}', station.exit)}
          </Value>
        </>
      }
      panel={
        <>
          <PanelPart heading={labels.story}>
            <p>{area.description}</p>
          </PanelPart>
          <PanelPart heading={words.hours}>
            <Facts layout="below">
              <Fact label={words.hours}>{area.openingHours}</Fact>
              <Fact label={words.location}>{area.location}</Fact>
              <Fact label={words.bestFor}>
                <Tags tags={bestFor} />
              </Fact>
            </Facts>
          </PanelPart>
          <PanelPart heading={words.tips}>
            <PanelTip>
              <Tips tips={tips} locale={locale} />
            </PanelTip>
          </PanelPart>
        </>
      }
    />
  );
}
