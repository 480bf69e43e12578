import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from './read.ts';
import { Section } from '#site/ui/section.tsx';
import card from '#site/ui/card.module.css';
import grid from '#site/ui/grid.module.css';
import { FactLines } from '#site/ui/fact-lines.tsx';
import { Fact } from '#site/ui/facts.tsx';
import styles from './info-boxes.module.css';

interface Props {
  readonly text: ShoppingPage['text']['info'];
  readonly locale: Locale;
}

/** What to know before the first shop: payment, tax, hours and what is worth buying. */
export function InfoBoxes({ text, locale }: Props) {
  return (
    <Section headingId="info" heading={text.heading}>
      <ul className={`${grid.four} ${styles.boxes}`}>
        {text.boxes.map(({ id, title, text: line, figures }) => (
          <li key={id} id={id} className={card.card}>
            <h3>{title}</h3>
            {figures && (
              <FactLines className={styles.figures}>
                {figures.map(({ label, value }) => (
                  <Fact key={label} label={label}>
                    {value}
                  </Fact>
                ))}
              </FactLines>
            )}
            <p className={card.text}>
              <Prose text={line} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
