import type { Locale } from '#content/locale.ts';
import { figurePath } from '#content/open-data-paths.ts';
import type { PageFigures as Figures } from '#content/register/figures.ts';
import { keepNames } from './keep-names.tsx';
import { Sources } from './sources.tsx';
import { TableHead } from './table-head.tsx';
import styles from './page-figures.module.css';
import tables from './table.module.css';

interface Props {
  readonly data: Figures;
  readonly locale: Locale;
}

/** At the end of a page: one line that opens its figures with their sources and their values of March 2025. */
export function PageFigures({ data: { text, changes, figures }, locale }: Props) {
  if (figures.length === 0) return null;
  const { before } = text.columns;
  return (
    <section id="figures" aria-label={text.heading} className={`wrap ${styles.section}`} data-proof>
      <details>
        <summary>{text.open}</summary>
        <p className="note">
          {text.marks} <a href={changes.href}>{changes.label}</a>
        </p>
        <table className={`${tables.table} ${tables.blocks} ${styles.table}`}>
          <caption className="visually-hidden">{text.heading}</caption>
          <TableHead columns={Object.values(text.columns)} />
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.id}>
                <th scope="row">
                  <a href={figurePath(figure.id, locale)}>{keepNames(figure.what)}</a>
                </th>
                <td>
                  <b>{keepNames(figure.value)}</b>
                  {figure.note && <small>{keepNames(figure.note)}</small>}
                </td>
                <td data-column={figure.before && before}>
                  {figure.before && keepNames(figure.before)}
                </td>
                <td>{figure.source && <Sources sources={[figure.source]} locale={locale} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
