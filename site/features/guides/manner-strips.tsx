import { LineIcon } from '#site/ui/line-icon.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Spread } from '#site/ui/spread.tsx';
import { GuideSources } from './guide-sources.tsx';
import { MannerDrawing } from './manner-drawings.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './manner-strips.module.css';

const marks = { yes: 'm5 13 5 5L19 7', no: 'm6 6 12 12M18 6 6 18' };

/** Four gestures, each as it is done and as it is not. */
export function MannerStrips({ data, locale }: SpreadProps<'manners'>) {
  const { text, ...sources } = data;
  return (
    <Spread
      id="gestures"
      headingId="gestures-title"
      heading={text.heading}
      lead={<Prose text={text.line} locale={locale} />}
      color="hwang"
    >
      <ul className={styles.strips}>
        {text.items.map((item) => (
          <li key={item.drawing} data-paper className={styles.strip}>
            <h3>{item.title}</h3>
            {(['yes', 'no'] as const).map((kind) => (
              <div key={kind} className={`${styles.way} ${styles[kind]}`}>
                <MannerDrawing drawing={item.drawing} good={kind === 'yes'} />
                <p>
                  <b>
                    <LineIcon path={marks[kind]} />
                    {text[kind]}
                  </b>
                  {item[kind]}
                </p>
              </div>
            ))}
          </li>
        ))}
      </ul>
      <GuideSources {...sources} locale={locale} />
    </Spread>
  );
}
