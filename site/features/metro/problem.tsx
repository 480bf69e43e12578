import { Notice } from '#site/ui/notice.tsx';
import { fill } from '#domain/text/fill.ts';
import type { MetroAnswer } from './metro-answer.ts';
import { metroAnswer, type MetroProps } from './metro-text.ts';
import { LineBadge } from './line-badge.tsx';
import styles from './answer.module.css';

interface Props extends MetroProps {
  readonly answer: Exclude<MetroAnswer, { kind: 'none' | 'journey' }>;
}

const shown = { id: metroAnswer, tabIndex: -1 };

/** Why there is no journey, and what to choose instead. */
export function Problem({ answer, metroText, locale, trains }: Props) {
  const { problems, planner } = metroText;
  if (answer.kind === 'missing')
    return (
      <p {...shown} role="status">
        {problems.missing[answer.end]}
      </p>
    );
  if ('meant' in answer) {
    const { text, meant, end, kind } = answer;
    const said = meant.length === 0 ? problems.nothing : problems[kind];
    return (
      <Notice {...shown} heading={problems.heading} role="status">
        <p>{fill(said, { text })}</p>
        {meant.length > 0 && (
          <ul className={styles.meant}>
            {meant.map(({ id, name, hangul, city, lines, station }) => (
              <li key={id} className="row">
                <a href={`?${new URLSearchParams({ ...answer.other, [end]: id }).toString()}`}>
                  {name} <span lang="ko">{hangul}</span>
                </a>
                <span className="note">
                  {[station, planner.cities[city]].filter(Boolean).join(' · ')}
                </span>
                {lines.map((line) => (
                  <LineBadge key={line.id} line={line} locale={locale} />
                ))}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    );
  }
  const { from, to, kind } = answer;
  const name = kind === 'thin' && answer.thin ? answer.thin : from.name;
  return (
    <Notice {...shown} heading={problems.heading} role="status">
      <p>{fill(problems[kind], { from: from.name, to: to.name, name })}</p>
      {kind === 'cities' && (
        <p>
          <a href={trains}>{problems.trains}</a>
        </p>
      )}
    </Notice>
  );
}
