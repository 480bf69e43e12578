import { DatedFigure } from '#site/ui/dated-figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { HomePage } from '#content/home.server.ts';
import { NextStep } from './next-step.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { Section } from '#site/ui/section.tsx';
import styles from './requirements.module.css';

interface Props {
  readonly copy: HomePage['copy']['requirements'];
  readonly pricesDate: string;
  readonly locale: Locale;
}

/** The three formalities, each with its price and the figures that decide it. */
export function Requirements({ copy, pricesDate, locale }: Props) {
  return (
    <Section
      layout="beside"
      id="requisitos"
      headingId="requirements-title"
      heading={copy.heading}
      lead={
        <>
          <p>{copy.lead}</p>
          <p className="note">{pricesDate}</p>
          <NextStep to={pathTo(copy.action.page, locale)} label={copy.action.label} />
        </>
      }
    >
      <ul className={styles.rows}>
        {copy.rows.map(({ name, figure, text, figures }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.figure}>{figure}</p>
            <div className={styles.text}>
              <p>{keepNames(text)}</p>
              {figures.map((each) => (
                <DatedFigure key={each.id} figure={each} locale={locale} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
