import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { Fold } from '#site/ui/fold.tsx';
import { ModeIcon } from './mode-icon.tsx';
import { Section } from '#site/ui/section.tsx';
import grid from '#site/ui/grid.module.css';
import card from '#site/ui/card.module.css';
import { keepNames } from '#site/ui/keep-names.tsx';
import styles from './info-cards.module.css';

interface Props {
  readonly text: TransportPage['text']['info'];
  readonly cards: TransportPage['info'];
  readonly locale: Locale;
}

const colors = ['hwang', 'jade', 'celadon', 'indigo'] as const;

/** What to have at hand before the first ride: card, apps, offices and the line to call. */
export function InfoCards({ text, cards, locale }: Props) {
  return (
    <Section headingId="info" heading={text.heading}>
      <ul className={`${grid.four} ${styles.cards}`}>
        {cards.map(({ id, title, content, icon, phone }, position) => (
          <li key={id} id={id}>
            <ModeIcon name={icon} color={colors[position % colors.length] ?? 'jade'} />
            <h3>{keepNames(title)}</h3>
            <Fold narrow label={text.more} of={title} open={position === 0}>
              <p className={card.text}>
                <Prose text={content} locale={locale} />
              </p>
            </Fold>
            {phone && (
              <p className={styles.phone}>
                <a href={`tel:${phone.number}`}>{text.call.replace('{number}', phone.number)}</a>{' '}
                {phone.label}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
