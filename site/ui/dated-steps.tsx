import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dayRange } from '#site/lib/plan-dates.ts';
import type { Ticks } from '#site/lib/use-ticks.ts';
import type { Locale } from '#content/locale.ts';
import styles from './dated-steps.module.css';
import { TickBox } from './tick.tsx';

/** A step with its first and last day, `2027-01-25`. */
export interface Dated {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly state: 'late' | 'now' | 'ahead';
}

interface Props {
  readonly plan: readonly Dated[];
  /** What has a checkbox and no date. */
  readonly documents: readonly string[];
  readonly ticks: Ticks;
  /** The labels of steps that are due or late. */
  readonly states: Readonly<Record<'late' | 'now', string>>;
  readonly locale: Locale;
}

/** Renders dates and checkboxes into the lists of the document. */
export function DatedSteps({ plan, documents, ticks, states, locale }: Props) {
  return [...plan.map(({ id }) => id), ...documents].map((id) => {
    const step = plan.find((each) => each.id === id);
    return [
      <In key={`${id} tick`} item={id} part="tick">
        <TickBox checked={ticks.has(id)} onChange={() => ticks.toggle(id)} />
      </In>,
      step && (
        <In key={`${id} dates`} item={id} part="dates">
          <span>{dayRange(step.first, step.last, locale)}</span>
          {!ticks.has(id) && step.state !== 'ahead' && (
            <span className={styles.state} data-state={step.state}>
              {states[step.state]}
            </span>
          )}
        </In>
      ),
    ];
  });
}

function In(props: {
  readonly item: string;
  readonly part: 'tick' | 'dates';
  readonly children: ReactNode;
}) {
  const { item, part, children } = props;
  const place = document.querySelector(`[data-plan-item="${item}"] [data-part=${part}]`);
  return place && createPortal(children, place);
}
