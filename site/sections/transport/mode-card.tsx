import type { ReactNode } from 'react';
import { cityChoices, modesOf } from '#domain/city-filter.ts';
import { DatedFigure } from '#site/ui/dated-figure.tsx';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from '#content/transport.server.ts';
import { ModeIcon } from './mode-icon.tsx';
import styles from './modes.module.css';

export interface CardWords {
  readonly words: TransportPage['copy']['modes'];
  readonly locale: Locale;
}

/** One means of transport: what it costs, when it runs and how to pay. */
export function ModeCard(props: CardWords & { mode: TransportPage['modes'][number] }) {
  const { mode, words, locale } = props;
  const { id, name, hangul, icon, iconColor, cities } = mode;
  return (
    <li
      id={id}
      className={styles.card}
      {...shownUnder('city', cityChoices, (city) => modesOf(city, [mode]).length > 0)}
    >
      <div className={styles.head}>
        <ModeIcon name={icon} color={iconColor} />
        <div>
          <p className={styles.meta}>
            {cities === 'both' ? words.both : words.choices[cities]} <span lang="ko">{hangul}</span>
          </p>
          <h3>{name}</h3>
        </div>
      </div>
      <p className={styles.text}>{mode.description}</p>
      <ul className={styles.figures} aria-label={words.price}>
        {mode.figures.map((figure) => (
          <li key={figure.id}>
            <DatedFigure figure={figure} locale={locale} />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Fact label={words.hours}>{mode.hours}</Fact>
        <Fact label={words.payment}>
          <ul className={styles.payment}>
            {mode.paymentMethods.map((method) => (
              <li key={method}>{method}</li>
            ))}
          </ul>
        </Fact>
        <Fact label={words.tips}>
          <ul className={styles.tips}>
            {mode.tips.map((tip) => (
              <li key={tip}>
                <Prose text={tip} locale={locale} />
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
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
