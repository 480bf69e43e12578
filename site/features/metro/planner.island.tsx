import { useEffect, type ReactNode } from 'react';
import { fill } from '#domain/text/fill.ts';
import type { MetroPlace } from './metro-suggest.ts';
import { setParameter } from '#site/lib/change-query.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { showAnswer } from '#site/lib/show-answer.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { MetroNearMe } from './metro-near-me.tsx';
import { metroAnswer, type MetroProps } from './metro-text.ts';
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
  const { metroText, locale, path } = props;
  const planner = usePlanner(places, rendered);
  const { asked, fields, chosen, type, answer, same, engine, prepare, go } = planner;
  const recent = useRecentRides();
  const { planner: text } = metroText;
  const hydrated = useHydrated();

  useEffect(() => {
    if (answer?.kind !== 'journey') return;
    const { from, to } = answer;
    addRide({ from: from.id, to: to.id, label: `${from.name} – ${to.name}` });
  }, [answer]);

  const field = (name: 'from' | 'to', other: 'from' | 'to') => (
    <StationField
      name={name}
      label={text[name]}
      text={fields[name]}
      onText={(line, stop, byPointer) => {
        type(name, line, stop?.id);
        // With both ends chosen there is nothing left to say.
        if (!stop || !chosen[other]) return;
        go({ from: chosen.from, to: chosen.to, [name]: stop.id });
        showAnswer(metroAnswer, byPointer ? 'press' : 'change');
      }}
      onPrepare={prepare}
      suggest={engine && ((line) => engine.suggest(line, chosen[other]))}
      metroText={text}
      locale={locale}
    />
  );
  return (
    <div className={`wrap ${styles.planner}`}>
      <search aria-label={text.heading}>
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
            aria-label={text.swap}
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
          <div className={styles.at}>
            <Field
              as="input"
              type="time"
              id="metro-at"
              name="at"
              label={text.at}
              defaultValue={asked.at}
              onChange={({ currentTarget: { value } }) => setParameter('at', value)}
            />
          </div>
          {asked.way !== 'fast' && <input type="hidden" name="way" value={asked.way} />}
          <Button type="submit" className={styles.submit}>
            {text.submit}
          </Button>
        </form>
        <p id="metro-hint" className="visually-hidden">
          {text.hint}
        </p>
        <p role="status" className="visually-hidden">
          {answer?.kind === 'journey' &&
            `${fill(metroText.answer.heading, { from: answer.from.name, to: answer.to.name })}: ${fill(metroText.answer.aboutMinutes, { count: String(answer.ways[answer.way].minutes) })}`}
        </p>
      </search>
      <div className={`needs-script not-printed row ${styles.tools}`}>
        <MetroNearMe
          text={text.near}
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
          <nav aria-label={text.recent}>
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
          label={text.keep}
          checked={recent !== undefined}
          disabled={!hydrated}
          onChange={({ target }) => keepRides(target.checked)}
        />
      </div>
      {same || !answer || !engine ? children : <engine.Answer answer={answer} {...props} go={go} />}
    </div>
  );
}
