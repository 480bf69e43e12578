import { weekdaysOff, type OpeningRule } from './opening-rule.ts';
import { figureOf, type FigureId, type register } from '../register/register.ts';

/** A figure of the register whose value is an opening rule. */
export type OpeningFigureId = {
  [Id in FigureId]: (typeof register)[Id]['current'] extends { readonly opening: unknown }
    ? Id
    : never;
}[FigureId];

/** When a place opens: rules of the register, or rules of its own where nothing can change. The first is the badge's. */
export type Opening = readonly (OpeningFigureId | OpeningRule)[];

/** The rules of a place. @throws if a figure has none. */
export function rulesOf(opening: Opening = []): OpeningRule[] {
  return opening.map((each) => {
    if (typeof each !== 'string') return each;
    const rule = figureOf(each).current.opening;
    if (!rule) throw new Error(`the figure "${each}" has no opening rule`);
    return rule;
  });
}

/** The first rule of a place, without its words; undefined where it says no hours. */
export function timetableOf(opening: Opening | undefined): OpeningRule | undefined {
  const [rule] = rulesOf(opening);
  if (!rule) return undefined;
  const { always, periods, closed } = rule;
  if (!always && !periods) return undefined;
  return { ...(always && { always }), ...(periods && { periods }), ...(closed && { closed }) };
}

/**
 * The days off of a rule without its hours, for whoever asks only about them; undefined when there are none, or when
 * it has hours on so few days that the others are no days off.
 */
export function closingsOf(rule: OpeningRule): OpeningRule | undefined {
  const weekdays = weekdaysOff(rule);
  const { sessions, closed } = rule;
  if (weekdays.length > 3) return undefined;
  if (sessions?.some(({ months }) => months)) return { sessions, ...(closed && { closed }) };
  if (weekdays.length === 0 && !closed) return undefined;
  return { closed: { ...closed, ...(weekdays.length > 0 && { weekdays }) } };
}
