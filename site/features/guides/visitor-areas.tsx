import type { VisitorAreas as Areas } from './read.ts';
import { Field } from '#site/ui/field.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import table from '#site/ui/table.module.css';
import styles from './visitor-areas.module.css';

/** The quarters of both cities where visitors sleep, in tables that sort. */
export function VisitorAreas({ text, cities }: Areas) {
  return (
    <Section headingId="areas" heading={text.title} lead={text.note}>
      {cities.map(({ city, caption, areas }, index) => (
        <Fold key={city} narrow label={caption} open={index === 0}>
          <div data-filter-list className={styles.city}>
            <div className={`needs-script not-printed ${styles.sort}`}>
              <Field as="select" id={`${city}-sort`} label={text.sort} data-sort={`${city}-sort`}>
                <option value="area">{text.area}</option>
                <option value="noise">{text.noise}</option>
                <option value="airport">{text.airport}</option>
              </Field>
            </div>
            <div className={table.scroll} data-scrolls-sideways>
              <table className={`${table.table} ${table.blocks}`}>
                <caption>{caption}</caption>
                <TableHead columns={[text.area, text.forWhom, text.noise, text.airport]} />
                <tbody data-sorted>
                  {areas.map((area) => (
                    <tr
                      key={area.id}
                      id={area.id}
                      data-sort-noise={area.loudness}
                      data-sort-airport={area.changes}
                    >
                      <th scope="row">
                        {area.name}{' '}
                        <span lang="ko" className="no-break">
                          {area.hangul}
                        </span>
                        <span className={styles.stations} lang="ko">
                          {area.stations}
                        </span>
                      </th>
                      <td>
                        <b>{area.forWhom}.</b> {area.character}
                      </td>
                      <td>
                        <span className={styles.label}>{text.noise}: </span>
                        {area.noise}
                      </td>
                      <td>
                        <span className={styles.label}>{text.airport}: </span>
                        {area.route} ({area.changesText})
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        </Fold>
      ))}
    </Section>
  );
}
