import type { ComponentProps, ReactNode } from 'react';
import { DatedNote } from '#app/ui/dated-note.tsx';
import { Prose } from '#app/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from '#content/transport.server.ts';
import { ModeIcon } from './mode-icon.tsx';
import styles from './modes.module.css';

/** The words and the language of dated notes. */
export type NoteWords = Pick<ComponentProps<typeof DatedNote>, 'words' | 'language'>;

export interface CardWords {
  readonly words: TransportPage['copy']['modes'];
  readonly note: NoteWords;
  readonly locale: Locale;
  readonly newTab: string;
}

/** One means of transport: what it costs, when it runs, how to pay, and what has changed since. */
export function ModeCard(props: CardWords & { mode: TransportPage['modes'][number] }) {
  const { mode, words, note, locale, newTab } = props;
  const { id, name, hangul, icon, iconColor, cities } = mode;
  return (
    <li id={id} className={styles.card}>
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
      <dl className={styles.facts}>
        <Fact label={words.price}>
          <b>{mode.priceRange}</b>
        </Fact>
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
                <Prose text={tip} {...{ locale, newTab }} />
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      {mode.updates.map((update) => (
        <DatedNote key={update.note} {...update} {...note} />
      ))}
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
