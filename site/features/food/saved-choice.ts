import { noChoice, type FoodChoice, type Reason } from './allergy-choice.ts';

interface Known {
  readonly ingredients: readonly string[];
  readonly diets: readonly string[];
}

interface Read {
  readonly choice: FoodChoice;
  /** False when part of the saved choice is unknown: the visitor has to check the card again. */
  readonly complete: boolean;
}

/** Reads a choice that the browser saved as JSON. Never throws. */
export function readSavedChoice(text: string, known: Known): Read {
  const kept = parse(text);
  if (!kept || !isRecord(kept['own']) || !Array.isArray(kept['diets']))
    return { choice: noChoice, complete: false };
  const entries = Object.entries(kept['own']);
  const own = entries.flatMap(([id, reason]) =>
    known.ingredients.includes(id) && isReason(reason) ? [[id, reason] as const] : [],
  );
  const keptDiets: unknown[] = kept['diets'];
  const diets = known.diets.filter((id) => keptDiets.includes(id));
  const choice: FoodChoice = {
    own: Object.fromEntries(own),
    diets,
    contact: kept['contact'] !== false,
    severe: kept['severe'] === true,
    adrenaline: kept['adrenaline'] === true,
  };
  const complete = own.length === entries.length && diets.length === keptDiets.length;
  return { choice, complete };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isReason = (value: unknown): value is Reason => value === 'allergy' || value === 'doNotEat';
