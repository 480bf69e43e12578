import { cityChoices, modesOf } from '#domain/city-filter.ts';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { ModeIcon } from './mode-icon.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Tags } from '#site/ui/tags.tsx';
import { Tips } from '#site/ui/tips.tsx';
import { Fold } from '#site/ui/fold.tsx';
import card from '#site/ui/card.module.css';
import styles from './modes.module.css';

export interface CardText {
  readonly text: TransportPage['text']['modes'];
  readonly locale: Locale;
}

/** One means of transport: what it costs, when it runs and how to pay. */
export function ModeCard(props: CardText & { mode: TransportPage['modes'][number] }) {
  const { mode, text, locale } = props;
  const { id, name, hangul, icon, iconColor, cities } = mode;
  return (
    <li
      id={id}
      className={`${card.card} ${styles.card}`}
      {...shownUnder('city', cityChoices, (city) => modesOf(city, [mode]).length > 0)}
    >
      <div className={styles.head}>
        <ModeIcon name={icon} color={iconColor} />
        <div>
          <p className={`note ${styles.meta}`}>
            {cities === 'both' ? text.both : text.choices[cities]} <span lang="ko">{hangul}</span>
          </p>
          <h3>{name}</h3>
        </div>
      </div>
      <p className="muted">{keepNames(mode.description)}</p>
      <Figures label={text.price} figures={mode.figures.slice(0, 1)} locale={locale} />
      <Fold label={text.more} of={name}>
        <Figures label={text.price} figures={mode.figures.slice(1)} locale={locale} />
        <Facts>
          <Fact label={text.hours}>{keepNames(mode.hours)}</Fact>
          <Fact label={text.payment}>
            <Tags tags={mode.paymentMethods} />
          </Fact>
          <Fact label={text.tips}>
            <Tips tips={mode.tips} locale={locale} />
          </Fact>
        </Facts>
      </Fold>
    </li>
  );
}
