import { fill } from '#domain/text/fill.ts';
import type { JourneyView } from '#domain/metro/metro-view.ts';
import type { MetroText } from './metro-text.ts';

/** `7 paradas`. */
export function stopsText(count: number, { stop }: Pick<MetroText['answer'], 'stop'>): string {
  return count === 1 ? stop.one : fill(stop.other, { count: String(count) });
}

/** `sin transbordo`, `2 transbordos`. */
export function changesText(
  { changes }: Pick<JourneyView, 'changes'>,
  { count }: Pick<MetroText['answer'], 'count'>,
): string {
  if (changes.length === 0) return count.none;
  return changes.length === 1 ? count.one : fill(count.other, { count: String(changes.length) });
}
