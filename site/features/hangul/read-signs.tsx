import { useEffect, useState } from 'react';
import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import chips from '#site/ui/choice-chips.module.css';
import { KeepCards } from './keep-cards.tsx';
import { shownOn } from './exercise.ts';
import type { PracticeData } from './read.ts';
import styles from './read-signs.module.css';
import { RoundResult, WhatOneReads } from './round-result.tsx';
import { SignPlate } from './sign-plate.tsx';
import { SignQuestion } from './sign-question.tsx';
import { useTripSigns } from './trip-signs.ts';
import { useRound, type Choice } from './use-round.ts';

const decks = ['all', 'letters', 'words', 'stations', 'dishes', 'places', 'trip'] as const;
const steps = [1, 2, 3, 4, 5, 6, 7, 8];

/** Signs to read, ten at a time; what was missed comes back tomorrow, the rest later and later. */
export function ReadSigns(props: PracticeData) {
  const { text, locale, exercises } = props;
  const [choice, setChoice] = useState<Choice>({ deck: 'all', step: 1 });
  const own = useTripSigns(exercises, choice.deck === 'trip');
  const rounds = useRound(props, choice, own.signs);
  const { round, due, deck, cards } = rounds;
  const asked = round?.asked[round.at];
  const next = deck.find(({ key }) => key === due[0]?.key);
  const shownDecks = decks.filter((each) => each !== 'trip' || own.hasTrip);

  // The link at the end of a step names it.
  useEffect(() => {
    const choose = () => {
      const step = Number(/^#up-to-(\d)$/.exec(location.hash)?.[1]);
      if (steps.includes(step)) setChoice({ deck: 'all', step });
    };
    choose();
    addEventListener('hashchange', choose);
    return () => removeEventListener('hashchange', choose);
  }, []);

  return (
    <section aria-labelledby="read-title" className={styles.read}>
      <h3 id="read-title" tabIndex={-1}>
        {text.read.heading}
      </h3>
      {round && asked && (
        <SignQuestion
          // Each question begins anew.
          key={round.at}
          text={text.read}
          locale={locale}
          round={round}
          asked={asked}
          cards={cards}
          onAnswer={rounds.answer}
          onNext={rounds.next}
          onStop={rounds.stop}
        />
      )}
      {round && !asked && (
        <RoundResult
          text={text.result}
          not={text.read.not}
          round={round}
          onReview={rounds.review}
          onMore={rounds.end}
        />
      )}
      {!round && (
        <div className={styles.question}>
          {/* What will be asked; on phones the choice stands alone. */}
          <div aria-hidden="true" className={styles.preview}>
            {next && <SignPlate deck={next.deck} hangul={shownOn(next)} station={next.station} />}
          </div>
          <div className={styles.choice}>
            <fieldset>
              <legend>{text.read.step}</legend>
              <div className={chips.chips}>
                {steps.map((step) => (
                  <label key={step} id={`up-to-${step}`}>
                    <input
                      type="radio"
                      name="read-step"
                      checked={choice.step === step}
                      onChange={() => setChoice({ ...choice, step })}
                    />
                    {step}
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend>{text.read.deck}</legend>
              <div className={chips.chips}>
                {shownDecks.map((each) => (
                  <label key={each}>
                    <input
                      type="radio"
                      name="read-deck"
                      checked={choice.deck === each}
                      onChange={() => setChoice({ ...choice, deck: each })}
                    />
                    {text.read.decks[each]}
                  </label>
                ))}
              </div>
            </fieldset>
            <div className={styles.start}>
              <Button disabled={due.length === 0} onClick={rounds.start}>
                {text.read.start}
              </Button>
              <p role="status">{leftToday()}</p>
            </div>
            <p className={`note ${styles.keys}`}>{text.read.keys}</p>
          </div>
        </div>
      )}
      {!asked && (
        <>
          <WhatOneReads text={text.result} exercises={exercises} cards={cards} locale={locale} />
          <KeepCards text={text.keep} />
        </>
      )}
    </section>
  );

  function leftToday(): string {
    if (due.length > 0) return fill(text.read.due, { count: formats[locale].number(due.length) });
    if (choice.deck === 'trip' && !own.loaded) return own.failed ? text.read.noTrip : '';
    if (deck.length === 0) return choice.deck === 'trip' ? text.read.emptyTrip : text.read.empty;
    const keys = new Set(deck.map(({ key }) => key));
    const days = cards.filter(({ key }) => keys.has(key)).map((card) => card.due);
    const first = days.toSorted()[0];
    return fill(text.read.nothing, { date: first ? formats[locale].dayOfYear(first) : '' });
  }
}
