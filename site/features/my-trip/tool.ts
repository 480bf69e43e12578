import { createContext, use } from 'react';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import type { Finding } from '#domain/trips/finding.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { ToolText } from './read-trip-tool.ts';
import type { DayView } from './days.ts';
import type { Facts } from './facts.ts';

/** A press that stands beside a sentence. */
export interface Action {
  readonly label: string;
  readonly act: () => void;
}

/** A window of the tool that stands open. */
export type Sheet =
  | { readonly kind: 'add'; readonly day: number | undefined }
  | { readonly kind: 'move' | 'time' | 'note'; readonly key: number }
  | { readonly kind: 'order'; readonly day: number }
  | { readonly kind: 'share' | 'open' | 'forget' };

/** What is said of a change: a sentence that shows as well, or one that is only heard. */
export type Done = string | { readonly heard: string };

/** What is said of a change, which may depend on what it has made of the trip. */
export type Told = Done | ((after: Trip, before: Trip) => Done);

/** What stays the same while the trip changes: facts, words, and what can be done. */
export interface Means {
  readonly facts: Facts;
  readonly text: ToolText;
  readonly locale: Locale;
  /** Brings a day into view, or the tray. */
  readonly select: (day: number | undefined) => void;
  /**
   * Changes the trip; false while the visitor is asked whether a foreign one takes the place of theirs.
   * @param label what was done, for “Undo: …”. @param told what is said of it.
   */
  readonly change: (label: string, change: (trip: Trip) => Trip, told: Told) => boolean;
  /** Says what was done to the trip, which can be undone from there. */
  readonly done: (sentence: string) => void;
  /** Asks whether a trip from elsewhere takes the place of the visitor's own; no longer without one. */
  readonly take: (incoming: Trip | undefined) => void;
  readonly say: (sentence: string) => void;
  /** Says and shows something, with what can be done about it. */
  readonly tell: (sentence: string, action?: Action) => void;
  readonly show: (sheet: Sheet | undefined) => void;
}

/** What every part of the tool reads and does. */
export interface Tool extends Means {
  readonly trip: Trip;
  readonly days: readonly DayView[];
  readonly findings: readonly Finding[];
  /** The key of the stop in hand. */
  readonly held: number | undefined;
  readonly hold: (key: number, said: string) => void;
  /** Moves the stop in hand; nothing is changed before it is let go. */
  readonly carry: (trip: Trip, said: string) => void;
  readonly drop: (label: string, said: string) => void;
  readonly release: (said: string) => void;
}

export const ToolContext = createContext<Tool | undefined>(undefined);

/** The index of the day in view; undefined for the tray. By itself, as most parts are the same for every day. */
export const SelectedContext = createContext<number | undefined>(undefined);

export const useSelected = () => use(SelectedContext);

/** For what is drawn from its props alone, and again only when these change. */
export const MeansContext = createContext<Means | undefined>(undefined);

/** What a component does and says, whatever the trip is. @throws outside of the tool. */
export function useMeans(): Means {
  const means = use(MeansContext);
  if (!means) throw new Error('outside of the trip');
  return means;
}

/** The tool around a component. @throws outside of it. */
export function useTool(): Tool {
  const tool = use(ToolContext);
  if (!tool) throw new Error('outside of the trip');
  return tool;
}

/** What is heard of a value that somebody has set in its field: `Personas: 3.` */
export const heardValue = (what: string, value: string, { say }: ToolText): Done => ({
  heard: fill(say.set, { what, value }),
});
