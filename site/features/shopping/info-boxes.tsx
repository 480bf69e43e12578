import { BulletList } from '#site/ui/bullet-list.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from './read.ts';
import table from '#site/ui/table.module.css';
import styles from './info-boxes.module.css';

interface Props {
  readonly text: ShoppingPage['text']['info'];
  readonly locale: Locale;
}

/** What to know before the first shop: payment, tax and what is worth buying, and below them the hours. */
export function InfoBoxes({ text: { heading, boxes }, locale }: Props) {
  return (
    <BulletList
      id="info"
      heading={heading}
      points={boxes.filter(({ figures }) => !figures)}
      locale={locale}
    >
      {boxes.map(
        ({ id, title, text, figures }) =>
          figures && (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.hours}>
              <h3 id={`${id}-title`}>{title}</h3>
              <div className={table.scroll} data-scrolls-sideways>
                <table className={table.table} aria-labelledby={`${id}-title`}>
                  <tbody>
                    {figures.map(({ label, value }) => (
                      <tr key={label}>
                        <th scope="row">{label}</th>
                        <td>{keepNames(value)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <p>
                <Prose text={text} locale={locale} />
              </p>
            </section>
          ),
      )}
    </BulletList>
  );
}
