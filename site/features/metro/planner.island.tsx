import { useEffect, type ReactNode } from 'react';
import { fill } from '#domain/text/fill.ts';
import type { MetroPlace } from './metro-suggest.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { showAnswer } from '#site/lib/show-answer.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { MetroNearMe } from './metro-near-me.tsx';
import { metroAnswer, type MetroProps } from './metro-words.ts';
import { addRide, keepRides, useRecentRides } from './recent-rides.ts';
import { StationField } from './station-field.tsx';
import { loadEngine, usePlanner, type Rendered } from './use-planner.ts';
import styles from './planner.module.css';

interface Props extends MetroProps {
  readonly places: readonly MetroPlace[];
  readonly rendered: Rendered;
  /** The answer of the document. */
  readonly children?: ReactNode;
}

/** Plans a way by metro; without JavaScript, and until the network has come, the server answers the form. */
export function Planner({ places, rendered, children, ...props }: Props) {
  const { words, locale, path } = props;
  const planner = usePlanner(places, rendered);
  const { asked, fields, chosen, type, answer, same, engine, prepare, go } = planner;
  const recent = useRecentRides();
  const { planner: copy } = words;
  const hydrated = useHydrated();

  useEffect(() => {
    if (answer?.kind !== 'journey') return;
    const { from, to } = answer;
    addRide({ from: from.id, to: to.id, label: `${from.name} – ${to.name}` });
  }, [answer]);

  const field = (name: 'from' | 'to', other: 'from' | 'to') => (
    <StationField
      name={name}
      label={copy[name]}
      text={fields[name]}
      onText={(text, stop, byPointer) => {
        type(name, text, stop?.id);
        // With both ends chosen there is nothing left to say.
        if (!stop || !chosen[other]) return;
        go({ from: chosen.from, to: chosen.to, [name]: stop.id });
        showAnswer(metroAnswer, byPointer ? 'press' : 'change');
      }}
      onPrepare={prepare}
      suggest={engine && ((text) => engine.suggest(text, chosen[other]))}
      words={copy}
      locale={locale}
    />
  );
  return (
    <div className={`wrap ${styles.planner}`}>
      <search aria-label={copy.heading}>
        <form
          action={`${path}#${metroAnswer}`}
          className={`not-printed ${styles.form}`}
          onSubmit={(event) => {
            if (!engine) return;
            event.preventDefault();
            go(chosen);
            showAnswer(metroAnswer, 'press');
          }}
        >
          {field('from', 'to')}
          <Button
            look="line"
            className={`needs-script ${styles.swap}`}
            aria-label={copy.swap}
            onClick={() => {
              const { from, to } = fields;
              type('from', to, chosen.to);
              type('to', from, chosen.from);
              if (!chosen.from || !chosen.to) return;
              go({ from: chosen.to, to: chosen.from });
              showAnswer(metroAnswer, 'change');
            }}
          >
            <LineIcon path="M4 8h15m-4-4 4 4-4 4M20 16H5m4 4-4-4 4-4" />
          </Button>
          {field('to', 'from')}
          {asked.way !== 'fast' && <input type="hidden" name="way" value={asked.way} />}
          <Button type="submit" className={styles.submit}>
            {copy.submit}
          </Button>
        </form>
        <p id="metro-hint" className="visually-hidden">
          {copy.hint}
        </p>
        <p role="status" className="visually-hidden">
          {answer?.kind === 'journey' &&
            `${fill(words.answer.heading, { from: answer.from.name, to: answer.to.name })}: ${fill(words.answer.aboutMinutes, { count: String(answer.ways[answer.way].minutes) })}`}
        </p>
      </search>
      <div className={`needs-script not-printed row ${styles.tools}`}>
        <MetroNearMe
          words={copy.near}
          locale={locale}
          load={() => loadEngine(places)}
          onFound={({ id, en }) => {
            type('from', en, id);
            if (!chosen.to) return;
            go({ from: id, to: chosen.to });
            showAnswer(metroAnswer, 'change');
          }}
        />
        {recent && recent.length > 0 && (
          <nav aria-label={copy.recent}>
            <ul className="row">
              {recent.map(({ from, to, label }) => (
                <li key={label}>
                  <ButtonLink
                    look="line"
                    href={`${path}?${new URLSearchParams({ from, to }).toString()}`}
                  >
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Tick
          id="metro-keep"
          label={copy.keep}
          checked={recent !== undefined}
          disabled={!hydrated}
          onChange={({ target }) => keepRides(target.checked)}
        />
      </div>
      {same || !answer || !engine ? children : <engine.Answer answer={answer} {...props} go={go} />}
    </div>
  );
}
