import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MetroAnswer } from './metro-answer.ts';
import { questionOf, type MetroQuestion } from './metro-question.ts';
import type { MetroPlace } from './metro-suggest.ts';
import { pushQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import type { Engine } from './planner-engine.ts';

/** What the document was rendered for. */
export interface Rendered {
  /** The query, without a question mark. */
  readonly query: string;
  /** What the fields show. */
  readonly from: string;
  readonly to: string;
}

/** The question in the URL, what is typed, and the answer once the network is loaded. */
export function usePlanner(places: readonly MetroPlace[], rendered: Rendered) {
  const query = useQuery(rendered.query);
  const asked = useMemo(() => questionOf(query), [query]);
  const question = `${asked.from}\n${asked.to}`;
  const renderedFor = questionOf(new URLSearchParams(rendered.query));
  const same =
    question === `${renderedFor.from}\n${renderedFor.to}` &&
    asked.way === renderedFor.way &&
    asked.at === renderedFor.at;
  const { engine, prepare } = useEngine(places, !same);

  const [fields, setFields] = useState({ question, from: rendered.from, to: rendered.to });
  const [chosen, setChosen] = useState({ from: asked.from, to: asked.to });
  // Back, forward, a suggestion or a recent ride: the fields follow the URL.
  const nameOf = (text: string) => engine?.nameOf(text) ?? text;
  if (fields.question !== question && engine) {
    setFields({ question, from: nameOf(asked.from), to: nameOf(asked.to) });
    setChosen({ from: asked.from, to: asked.to });
  }

  const answer: MetroAnswer | undefined = useMemo(() => engine?.answer(asked), [engine, asked]);
  const go = useCallback((next: Partial<MetroQuestion>) => {
    pushQuery((params) => {
      for (const [name, value] of Object.entries(next)) params.set(name, value);
      if (params.get('way') === 'fast') params.delete('way');
    }, '');
  }, []);
  return {
    asked,
    fields,
    /** What the fields stand for: an id once a suggestion is chosen, otherwise the text. */
    chosen,
    type: (name: 'from' | 'to', text: string, id = text) => {
      setFields((before) => ({ ...before, [name]: text }));
      setChosen((before) => ({ ...before, [name]: id }));
    },
    /** Undefined while the network is loading. */
    answer,
    /** Whether the document's own answer is the one to show. */
    same,
    engine,
    prepare,
    go,
  };
}

let loading: Promise<Engine> | undefined;

/** The network, which comes once; what did not come is asked for again. */
export function loadEngine(places: readonly MetroPlace[]): Promise<Engine> {
  loading ??= import('./planner-engine.ts')
    .then(({ openEngine }) => openEngine(places))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function useEngine(places: readonly MetroPlace[], needed: boolean) {
  const [engine, setEngine] = useState<Engine>();
  const [wanted, setWanted] = useState(false);
  const load = needed || wanted;
  useEffect(() => {
    if (!load) return;
    let left = false;
    loadEngine(places).then(
      (loaded) => left || setEngine(loaded),
      () => left || setWanted(false),
    );
    return () => {
      left = true;
    };
  }, [load, places]);
  return { engine, prepare: useCallback(() => setWanted(true), []) };
}
