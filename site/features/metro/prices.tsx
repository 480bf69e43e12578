import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import type { JourneyView } from '#domain/metro/metro-view.ts';
import { TableHead } from '#site/ui/table-head.tsx';
import table from '#site/ui/table.module.css';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { MetroProps } from './metro-text.ts';

interface Props extends Pick<MetroProps, 'metroText' | 'locale' | 'ages'> {
  readonly journey: JourneyView;
  readonly city: 'seoul' | 'busan';
}

/** What an adult, a young person and a child pay, as far as the published tariffs say. */
export function Prices({ journey, city, metroText, locale, ages }: Props) {
  const { answer: text } = metroText;
  const { fare, counted, ownTariff } = journey;
  if (!fare) return null;
  const amount = (value: number) => won(value, locale);
  const single = fare.single === null ? text.unseen : amount(fare.single);
  const rows = [[text.adult, amount(fare.card), single]];
  if (!ownTariff) {
    const { seoul, busan } = ages;
    const beyond = (counted ?? 0) > ages[city].upTo;
    if (city === 'seoul') {
      const said = (value: number) =>
        beyond ? fill(text.from, { amount: amount(value) }) : amount(value);
      rows.push([text.youth, said(seoul.youth.card), said(seoul.youth.single)]);
      rows.push([text.child, said(seoul.child), said(seoul.child)]);
    } else {
      const youth = beyond ? busan.youth.zone2 : busan.youth.zone1;
      rows.push(
        [text.youth, amount(youth), text.unseen],
        [text.child, text.childCard, text.unseen],
      );
    }
  }
  rows.push([text.infant, text.infantFree, text.infantFree]);
  const kilometres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const km = counted === undefined ? undefined : `${kilometres.format(counted / 1000)}\u00a0km`;
  return (
    <div>
      <table className={`${table.table} ${table.amounts}`}>
        <caption>{text.prices}</caption>
        <TableHead columns={[text.age, text.card, text.single]} />
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{keepNames(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {km && counted !== journey.metres && <p className="note">{fill(text.counted, { km })}</p>}
    </div>
  );
}
