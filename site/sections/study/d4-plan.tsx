import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { later } from '#site/lib/later.ts';
import { useNear } from '#site/lib/near.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { AnswerWords } from '#content/kept-answers.server.ts';
import type { Locale } from '#content/locale.ts';
import type { D4PlannerProps } from './d4-planner.tsx';
import { AfterArrival, TermWindows } from './plan-facts.tsx';
import styles from './d4-plan.module.css';
import stepStyles from './plan-steps.module.css';
import { PlanColumns, StepText, type PlanCopy } from './plan-columns.tsx';

interface Props {
  readonly copy: PlanCopy;
  readonly keptWords: AnswerWords['kept'];
  /** Leads on from the plan. */
  readonly next: ReactNode;
  readonly locale: Locale;
  readonly newTab: string;
}

/** The planner once it has come: a change of language shows it at once. Never set on the server. */
let loaded: ComponentType<D4PlannerProps> | undefined;

async function loadPlanner(): Promise<ComponentType<D4PlannerProps>> {
  const { D4Planner } = await later(() => import('./d4-planner.tsx'));
  loaded = D4Planner;
  return D4Planner;
}

/** The way to a D-4 visa: a list to read that becomes a dated checklist when the planner has come. */
export function D4Plan({ copy, keptWords, next, locale, newTab }: Props) {
  const section = useRef<HTMLElement>(null);
  const [Planner, setPlanner] = useState(() => loaded);
  const near = useNear(section);
  useEffect(() => {
    if (!near) return;
    loadPlanner().then(
      (planner) => whenUnfocused(section.current, () => setPlanner(() => planner)),
      () => undefined,
    );
  }, [near]);
  const more = (
    <>
      <TermWindows copy={copy} {...{ locale, newTab }} />
      <AfterArrival copy={copy.after} newTab={newTab} />
    </>
  );
  return (
    <section id="d4" ref={section} aria-labelledby="d4-title" className={styles.band}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="d4-title">{keepNames(copy.heading)}</h2>
          <p>{keepNames(copy.lead)}</p>
        </div>
        {Planner ? (
          <Planner {...{ copy, keptWords, locale }}>{more}</Planner>
        ) : (
          <PlanColumns
            copy={copy}
            aside={<div className={styles.wait} />}
            steps={copy.items.steps.map((step) => (
              <span key={step.id} className={stepStyles.item}>
                <StepText step={step} when={step.when} />
              </span>
            ))}
            papers={copy.items.documents.map(({ id, text }) => (
              <span key={id} className={stepStyles.item}>
                {text}
              </span>
            ))}
          >
            {more}
          </PlanColumns>
        )}
        {next}
        <p className={styles.caveat}>
          <Prose text={copy.caveat} {...{ locale, newTab }} />
        </p>
        <details className={styles.sources}>
          <summary>{copy.sources}</summary>
          <ul>
            {copy.items.sources.map(({ name, url, date }) => (
              <li key={url}>
                <ExternalLink href={url} hint={newTab}>
                  {name}
                </ExternalLink>{' '}
                ({date ?? copy.undated})
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

/** Replaces nothing under somebody's focus: waits until it has moved elsewhere. */
function whenUnfocused(part: HTMLElement | null, act: () => void): void {
  if (!part?.contains(document.activeElement)) return act();
  part.addEventListener('focusout', () => requestAnimationFrame(() => whenUnfocused(part, act)), {
    once: true,
  });
}
