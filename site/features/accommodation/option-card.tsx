import type { Locale } from '#content/locale.ts';
import { Figure } from '#site/ui/figure.tsx';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { PanelCard, PanelPart, Value } from '#site/ui/panel-card.tsx';
import type { ShareText } from '#site/ui/share.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { AccommodationPage } from './read.ts';
import { cityChoices, optionsOf } from '#domain/city-filter.ts';
import styles from './options.module.css';

/** The props of every card. */
export interface CardText {
  readonly text: AccommodationPage['text']['options'];
  readonly share: ShareText;
  readonly locale: Locale;
}

interface Props extends CardText {
  readonly option: AccommodationPage['options'][number];
}

/** A place to live: its price, advantages and disadvantages, and where to look for it. */
export function OptionCard({ option, text, share, locale }: Props) {
  const { gist, description, figure, terms, pros, cons, where } = option;
  return (
    <PanelCard
      {...option}
      text={{ about: text.about, share }}
      seal={text.seal}
      meta={gist}
      item={shownUnder('city', cityChoices, (city) => optionsOf(city, [option]).length > 0)}
      values={
        <>
          <Value label={text.rent}>
            <Figure figure={figure} locale={locale} />
          </Value>
          <Value label={text.gist}>{gist}</Value>
        </>
      }
      panel={
        <>
          <PanelPart heading={text.price}>
            <p>{description}</p>
            {terms && <p className={styles.terms}>{keepNames(terms)}</p>}
          </PanelPart>
          <PanelPart heading={text.pros}>
            <Points points={pros} mark={styles.pros} />
            <h4 className={styles.second}>{text.cons}</h4>
            <Points points={cons} mark={styles.cons} />
          </PanelPart>
          <PanelPart heading={text.where}>
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
          </PanelPart>
        </>
      }
    />
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
