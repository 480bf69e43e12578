import { hasEnded } from './build-day.ts';
import { figureOf, type FigureId } from './register.ts';

/** What is said while a figure is known to hold, and what from the day after on. */
export function whileInForce<During, After>(
  id: FigureId,
  during: During,
  after: After,
): During | After {
  return hasEnded(figureOf(id).holdsUntil) ? after : during;
}
