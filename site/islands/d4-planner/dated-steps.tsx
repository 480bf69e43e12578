import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TickBox } from '#site/ui/field.tsx';
import type { D4PlannerData } from '#content/study.server.ts';
import type { Locale } from '#content/locale.ts';
import type { DatedStep, PlanStep } from '#domain/d4-planner.ts';
import styles from './d4-planner.module.css';
import { dayRange } from './plan-dates.ts';
import type { Ticks } from './use-ticks.ts';

interface Props {
  readonly plan: readonly DatedStep<PlanStep>[];
  readonly documents: readonly string[];
  readonly ticks: Ticks;
  /** The labels of steps that are due or late. */
  readonly states: D4PlannerData['words']['state'];
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
  const place = document.querySelector(`[data-d4-item="${item}"] [data-${part}]`);
  return place && createPortal(children, place);
}
