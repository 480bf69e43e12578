import { formats } from '../formats.ts';
import { hoursAndMinutes } from '../opening/hours-and-minutes.ts';
import type { Locale, Text } from '../locale.ts';
import { closingWords, hoursWords, openingClause } from '../opening/opening-words.ts';
import type { Figure, Range, Stated, Unit } from './figure.ts';
import { figureOf, type FigureId } from './register.ts';

const units: Partial<Record<Unit, Text>> = {
  minutes: { es: 'minutos', en: 'minutes' },
  hours: { es: 'horas', en: 'hours' },
  days: { es: 'días', en: 'days' },
  'working-days': { es: 'días laborables', en: 'working days' },
  weeks: { es: 'semanas', en: 'weeks' },
  months: { es: 'meses', en: 'months' },
  years: { es: 'años', en: 'years' },
  km: { es: 'km', en: 'km' },
  metres: { es: 'm', en: 'm' },
  'square-metres': { es: 'm²', en: 'm²' },
  litres: { es: 'litros', en: 'litres' },
};

export function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

/** A value in words: its own, those of its opening rule, or its number with the unit. @throws if none is there. */
export function statedText({ value, text, opening }: Stated, unit: Unit, locale: Locale): string {
  if (opening) return openingClause(opening, locale);
  if (text) return text[locale];
  if (typeof value === 'number') return numberText(value, unit, locale);
  if (isRange(value)) return rangeText(value, unit, locale);
  throw new Error(`a figure in ${unit} needs words`);
}

function numberText(value: number, unit: Unit, locale: Locale): string {
  const { won, percent, number } = formats[locale];
  if (unit === 'KRW') return won(value);
  if (unit === 'percent') return percent(value);
  if (unit === 'minutes' && value >= 60) return hoursAndMinutes(value);
  return withUnit(number(value), unit, locale);
}

function rangeText({ from, to }: Range, unit: Unit, locale: Locale): string {
  const { wonRange, range } = formats[locale];
  if (unit === 'KRW') return wonRange(from, to);
  return withUnit(range(from, to), unit, locale);
}

function withUnit(amount: string, unit: Unit, locale: Locale): string {
  const name = units[unit]?.[locale];
  return name ? `${amount}\u00a0${name}` : amount;
}

/** The text that replaces `{id}`, `{id.edition}`, `{id.since}`, `{id.year}`, `{id.from}` and so on. */
function partText(figure: Figure, part: string | undefined, locale: Locale): string | undefined {
  const { unit, current, edition, since, source } = figure;
  if (part === undefined) return statedText(current, unit, locale);
  if (part === 'edition') return edition && statedText(edition, unit, locale);
  if (part === 'since') return since && formats[locale].month(since);
  if (part === 'year') return source?.date?.slice(0, 4);
  if (part === 'hours') return current.opening && hoursWords(current.opening, locale);
  if (part === 'closed') return current.opening && closingWords(current.opening, locale);
  if (part === 'rounded') return numberText(rounded(current.value), unit, locale);
  if (part === 'most') return numberText(most(current.value), unit, locale);
  const amount = (current.value as Record<string, unknown> | undefined)?.[part];
  return typeof amount === 'number' ? numberText(amount, unit, locale) : undefined;
}

/** To three digits: 11,538 is 11,500. @throws if it is no number. */
function rounded(value: unknown): number {
  if (typeof value !== 'number') throw new Error('only a number can be rounded');
  return Number(value.toPrecision(3));
}

/** The highest of the surcharges of a night. @throws if there are none. */
function most(value: unknown): number {
  const percents = Array.isArray(value)
    ? value.flatMap((each: { readonly percent?: number }) => each.percent ?? [])
    : [];
  if (percents.length === 0) throw new Error('only surcharges have a highest');
  return Math.max(...percents);
}

/** Ids of figures contain a hyphen; other placeholders do not. */
const place = /\{([a-z0-9]+(?:-[a-z0-9]+)+(?:\.\w+)?(?:=[a-z0-9-]+(?:\.\w+)?)*)\}/g;

/**
 * Fills the figures in a text: `{id}` is the current value, `{id.edition}` that of March 2025, `{id.since}`
 * the month since which it is valid, `{id.year}` that of its source, `{id.hours}` and `{id.closed}` the hours and the
 * days off of an opening rule, `{id.zone1}` a named part of the value, `{id.rounded}` its number to three digits,
 * `{id.most}` the highest of its surcharges. `{id=other}` is one value for figures that the text calls the same.
 * @throws if the register has no such figure, the figure no such part, or the values are not the same.
 */
export function withFigures(text: string, locale: Locale): string {
  return text.replaceAll(place, (named, figures: string) => {
    const [first = '', ...others] = figures.split('=').map((figure) => {
      const [id = '', part] = figure.split('.');
      const written = partText(figureOf(id), part, locale);
      if (written === undefined) throw new Error(`${named} in a text: the figure has no such part`);
      return written;
    });
    const other = others.find((written) => written !== first);
    if (other !== undefined)
      throw new Error(
        `${named} in a text that calls them the same: they are ${first} and ${other}`,
      );
    return first;
  });
}

/** The current value of a figure in words. */
export function figureValue(id: FigureId, locale: Locale): string {
  const { current, unit } = figureOf(id);
  return statedText(current, unit, locale);
}

/** The ids of the figures that a text names, in its order. */
export function figuresNamed(text: string): string[] {
  return Array.from(text.matchAll(place), ([, figures = '']) => figures.split('='))
    .flat()
    .map((figure) => figure.replace(/\..*/, ''));
}
