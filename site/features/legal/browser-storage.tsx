import { Button } from '#site/ui/button.tsx';
import type { BrowserStorage as Data } from './read.ts';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import styles from './browser-storage.module.css';

/**
 * All that the guide keeps in this browser, and the way to forget the answers given to its tools
 * (`lib/forget-answers.ts`).
 */
export function BrowserStorage({ text, items }: Data) {
  const { name, holds, lasts } = text.columns;
  const { some, none, forgotten } = text;
  return (
    <>
      <table className={`${tables.table} ${tables.blocks} ${styles.table}`}>
        <caption>{text.caption}</caption>
        <TableHead columns={[name, holds, lasts]} />
        <tbody>
          {items.map((item) => (
            <tr key={item.where + item.keys.join()}>
              <th scope="row">
                {item.keys.map((key) => (
                  <code key={key}>{key}</code>
                ))}
                <span>{text.where[item.where]}</span>
              </th>
              <td data-label={holds}>{item.holds}</td>
              <td data-label={lasts}>{item.lasts}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
    </>
  );
}
