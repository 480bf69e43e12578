import { Button } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import type { BrowserStorage as Data } from './read.ts';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import styles from './browser-storage.module.css';

/** All that the guide keeps in this browser, by where it is kept. */
export function BrowserStorage({ text, places }: Data) {
  const { name, holds, lasts } = text.columns;
  return places.map(({ where, items }) => (
    <Fold key={where} label={`${text.where[where]} (${items.length})`}>
      <table className={`${tables.table} ${tables.blocks} ${styles.table}`}>
        <caption className="visually-hidden">{text.where[where]}</caption>
        <TableHead columns={[name, holds, lasts]} />
        <tbody>
          {items.map((item) => (
            <tr key={item.keys.join()}>
              <th scope="row">
                {item.keys.map((key) => (
                  <code key={key}>{key}</code>
                ))}
              </th>
              <td data-label={holds}>{item.holds}</td>
              <td data-label={lasts}>{item.lasts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  ));
}

/** Forgets the answers given to the tools of the guide (`lib/forget-answers.ts`). */
export function ForgetAnswers({ text }: Pick<Data, 'text'>) {
  const { some, none, forgotten } = text;
  return (
    <div
      className={`needs-script not-printed ${styles.forget}`}
      id="forget-answers"
      data-props={JSON.stringify({ some, none, forgotten })}
    >
      <p role="status" />
      <Button look="line" disabled>
        {text.forget}
      </Button>
    </div>
  );
}
