import { uncapital } from '#content/formats.ts';
import { Fold } from '#site/ui/fold.tsx';
import { FoldSign } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { surface } from '#site/ui/surface.ts';
import tables from '#site/ui/table.module.css';
import { TableHead } from '#site/ui/table-head.tsx';
import type { DataPage } from './read-data-page.ts';
import styles from './dataset-list.module.css';

type Props = Pick<DataPage, 'sets' | 'catalogue'> & { readonly text: DataPage['text']['sets'] };

/** Of the patches, one after the other. */
const colors = ['indigo', 'hwang', 'vermilion', 'celadon', 'jade', 'mugung', 'giwa'] as const;

/** Every data set as a patch with the number of its entries: what it holds, its files, how often it changes, and its fields. */
export function DatasetList({ text, sets, catalogue }: Props) {
  const [before, after] = text.catalogue.split('{link}');
  return (
    <Section headingId="sets" heading={text.heading}>
      <ul className={styles.sets}>
        {sets.map((set, index) => (
          <li
            key={set.id}
            id={set.id}
            className={`${surface(colors[index % colors.length] ?? 'jade')} ${styles.set}`}
          >
            <details>
              <summary>
                <span className={styles.count}>
                  {set.count} {set.unit && <small>{set.unit}</small>}
                </span>
                <h3>
                  {set.name} {set.remark && <small>{set.remark}</small>}
                </h3>
                <FoldSign />
              </summary>
              <div className={styles.open}>
                <p>{set.what}</p>
                <p className="note">
                  {text.often}: {uncapital(set.often)}.
                </p>
                {set.fields && <Fields text={text} set={set} />}
              </div>
            </details>
            <Files text={text} set={set} />
          </li>
        ))}
      </ul>
      <p className={styles.catalogue}>
        {before}
        <a href={catalogue.href}>{catalogue.name}</a>
        {after}
      </p>
    </Section>
  );
}

interface PartProps {
  readonly text: Props['text'];
  readonly set: DataPage['sets'][number];
}

function Files({ text, set }: PartProps) {
  return (
    <ul className={styles.files} aria-label={`${text.files}: ${set.name}`}>
      {set.files.map(({ name, href, subscribe }) => (
        <li key={href} className={styles.file}>
          {subscribe && (
            <a href={subscribe}>
              {text.subscribe}
              <span className="visually-hidden">{`, ${set.name}`}</span>
            </a>
          )}
          <a href={href}>
            {name}
            <span className="visually-hidden">{`, ${set.name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Fields({ text, set }: PartProps) {
  return (
    <Fold
      label={`${text.fields} (${set.fields?.length})`}
      of={set.name}
      className={`not-printed ${styles.fields}`}
    >
      <p>
        <a href={set.schema}>{text.schema}</a>
      </p>
      <div className={tables.scroll} data-scrolls-sideways>
        <table className={tables.table}>
          <caption className="visually-hidden">{`${text.fields}: ${set.name}`}</caption>
          <TableHead columns={[text.field, text.what]} />
          <tbody>
            {set.fields?.map(({ name, what, optional }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  {what}
                  {optional && <span className="note">{` (${text.optional})`}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
