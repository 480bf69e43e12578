import { shownUnder } from '#site/ui/filter-chips.tsx';
import { LineBadges } from '#site/ui/line-badges.tsx';
import { PanelCard, PanelPart, PanelTip, Value } from '#site/ui/panel-card.tsx';
import type { PlaceText } from '#content/text/place-text.ts';
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
  readonly text: ShoppingPage['text']['areas'];
  readonly placeText: PlaceText;
  readonly locale: Locale;
}

/** A place to shop: its kind, what it is good for, when it opens and how to go about it. */
export function AreaCard({ area, text, placeText, locale }: Props) {
  const { city, type, alsoType, bestFor, tips, station } = area;
  const where = city === 'both' ? text.both : text.cities[city];
  return (
    <PanelCard
      {...area}
      text={placeText}
      seal={text.seals[type]}
      item={{
        ...shownUnder('city', cityChoices, (choice) => areasOf(choice, 'all', [area]).length > 0),
        ...shownUnder('type', typeChoices, (choice) => areasOf('all', choice, [area]).length > 0),
      }}
      meta={
        <>
          {where} <span className={`${tag.tag} ${styles[type]}`}>{text.types[type]}</span>{' '}
          {alsoType && (
            <span className={`${tag.tag} ${styles.second}`}>{text.types[alsoType]}</span>
          )}
        </>
      }
      values={
        <>
          <Value label={text.open}>{area.open}</Value>
          <Value label={text.bestFor}>{bestFor[0]}</Value>
          <Value label={text.city}>{where}</Value>
          <Value label={station.name}>
            <LineBadges line={station.lines} city={city === 'busan' ? 'busan' : 'seoul'} />
            {station.exit && placeText.exit.replace('{exit}', station.exit)}
          </Value>
        </>
      }
      panel={
        <>
          <PanelPart heading={placeText.story}>
            <p>{area.description}</p>
          </PanelPart>
          <PanelPart heading={text.hours}>
            <Facts layout="below">
              <Fact label={text.hours}>{area.openingHours}</Fact>
              <Fact label={text.location}>{area.location}</Fact>
              <Fact label={text.bestFor}>
                <Tags tags={bestFor} />
              </Fact>
            </Facts>
          </PanelPart>
          <PanelPart heading={text.tips}>
            <PanelTip>
              <Tips tips={tips} locale={locale} />
            </PanelTip>
          </PanelPart>
        </>
      }
    />
  );
}
