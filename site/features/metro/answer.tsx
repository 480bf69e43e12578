import type { MetroAnswer } from './metro-answer.ts';
import { queryOf, type MetroQuestion } from './metro-question.ts';
import { fill } from '#domain/text/fill.ts';
import { Journey } from './journey.tsx';
import { LateRide } from './late-ride.tsx';
import { metroAnswer, type MetroProps } from './metro-text.ts';
import { Problem } from './problem.tsx';
import { Ways } from './ways.tsx';
import styles from './answer.module.css';

interface Props extends MetroProps {
  readonly answer: MetroAnswer;
  /** Changes the question; absent on the server, where links do. */
  readonly go?: ((next: Partial<MetroQuestion>) => void) | undefined;
}

/** The journey in three ways, or why there is none. */
export function Answer({ answer, go, ...props }: Props) {
  const { metroText } = props;
  if (answer.kind === 'none') return null;
  if (answer.kind !== 'journey') return <Problem answer={answer} {...props} />;
  const { from, to, way, at, ways } = answer;
  const journey = ways[way];
  const question = { from: from.id, to: to.id, way, at };
  const heading = fill(metroText.answer.heading, { from: from.name, to: to.name });
  return (
    <section aria-labelledby={metroAnswer} className={styles.answer}>
      <h2 id={metroAnswer} tabIndex={-1}>
        {heading}
      </h2>
      <LateRide {...props} journey={journey} city={from.city} at={at} />
      <Ways
        {...props}
        ways={ways}
        way={way}
        hrefOf={(next) => linkOf(props.path, { ...question, way: next })}
        go={go}
      />
      <Journey
        {...props}
        journey={journey}
        from={from}
        to={to}
        way={way}
        query={`?${queryOf(question)}`}
        heading={heading}
      />
    </section>
  );
}

function linkOf(path: string, question: MetroQuestion): string {
  return `${path}?${queryOf(question)}`;
}
