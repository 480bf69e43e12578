import type { Locale } from './locale.ts';

/** How a language writes numbers, money and dates. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
export interface Formats {
  /** BCP 47 tag for `Intl`. */
  readonly language: string;
  readonly number: (value: number) => string;
  /** In words up to twenty, in digits above: `catorce`. */
  readonly inWords: (value: number) => string;
  readonly range: (from: number, to: number) => string;
  /** A whole amount with the symbol of its currency: `1.350 €`, `€1,350`. */
  readonly money: (amount: number, symbol: string) => string;
  /** KRW: `1.350 ₩`, `₩1,350`. */
  readonly won: (value: number) => string;
  /** KRW, lowest to highest: `1.350-2.350 ₩`, `₩1,350–2,350`. */
  readonly wonRange: (from: number, to: number) => string;
  /** What KRW are called, where the sign would be hard to read: `wones`. */
  readonly wonName: string;
  /** A value in per cent: `10 %`, `10%`. */
  readonly percent: (value: number) => string;
  /** Whole degrees Celsius, with a true minus and never `−0`: `21 °C`, `−6°C`. */
  readonly celsius: (degrees: number) => string;
  /** The same without the unit, where another with it stands beside: `−6`. */
  readonly degrees: (degrees: number) => string;
  /** 0 for January. */
  readonly monthName: (month: number) => string;
  /** The month of a date, or the year if that is all: `2025`, `junio de 2025`. */
  readonly month: (date: string) => string;
  /** The same in a few letters: `jun 2025`. */
  readonly shortMonth: (date: string) => string;
  /** A year, month or day in words: `2025`, `junio de 2025`, `28 de junio de 2025`. */
  readonly date: (date: string) => string;
  /** A day with its weekday and year, for use within a sentence: `martes 6 de abril de 2027`. */
  readonly weekday: (date: string) => string;
  /** A day with its weekday: `martes, 6 de abril`. */
  readonly weekdayOfYear: (date: string) => string;
  /** A day of a month: `6 de abril`. */
  readonly dayOfYear: (date: string) => string;
  /** `martes`; Monday is 1. */
  readonly weekdayName: (weekday: number) => string;
  /** `lun`. */
  readonly shortWeekday: (date: string) => string;
  /** A day of the week with its number, for lists: `lunes 16`. */
  readonly day: (date: string) => string;
  /** From one day to another: `23-29 de noviembre de 2026`. */
  readonly days: (from: string, to: string) => string;
  /** `comida, transporte y ocio`. */
  readonly list: (words: readonly string[]) => string;
}

/** Conventions that `Intl` lacks or writes differently. */
interface Conventions {
  readonly language: string;
  /** Joins the ends of a range. */
  readonly to: string;
  readonly money: (amount: string, symbol: string) => string;
  readonly wonName: string;
  /** 0 to 20. */
  readonly numbers: string;
}

const conventions: Readonly<Record<Locale, Conventions>> = {
  es: {
    language: 'es',
    to: '-',
    money: (amount, symbol) => `${amount}\u00a0${symbol}`,
    wonName: 'wones',
    numbers:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  },
  en: {
    language: 'en-GB',
    to: '–',
    money: (amount, symbol) => amount.replace(/^-?/, (minus) => minus + symbol),
    wonName: 'won',
    numbers:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  },
};

/** Creates a formatter on first use, as a page needs few of them and in one language. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function formatsOf({ language, to, money, wonName, numbers }: Conventions): Formats {
  const numberFormat = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(language, options));
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }));
    return (date: string) => format().format(new Date(date));
  };
  const plain = numberFormat({ useGrouping: 'always', maximumFractionDigits: 6 });
  const percent = numberFormat({ style: 'percent', maximumFractionDigits: 2 });
  const inCelsius = numberFormat({
    style: 'unit',
    unit: 'celsius',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  });
  const dayOfMonth = dateFormat({ day: 'numeric' });
  const period = once(
    () => new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' }),
  );
  const lists = once(() => new Intl.ListFormat(language));
  const ofMonth = dateFormat({ month: 'long', year: 'numeric' });
  const ofShortMonth = dateFormat({ month: 'short', year: 'numeric' });
  const ofDay = dateFormat({ dateStyle: 'long' });
  const monthName = dateFormat({ month: 'long' });
  const weekdayName = dateFormat({ weekday: 'long' });

  const number = (value: number) => plain().format(value);
  const range = (from: number, most: number) => number(from) + to + number(most);
  const month = (date: string) => (date.includes('-') ? ofMonth(date) : date);
  return {
    language,
    number,
    inWords: (value) => numbers.split(' ')[value] ?? number(value),
    range,
    money: (amount, symbol) => money(number(Math.round(amount)), symbol),
    won: (value) => money(number(value), '₩'),
    wonRange: (from, most) => money(range(from, most), '₩'),
    wonName,
    percent: (value) => percent().format(value / 100),
    celsius: (value) => inCelsius().format(value).replace(' ', '\u00a0').replace('-', '−'),
    degrees: (value) => number(Math.round(value) || 0).replace('-', '−'),
    monthName: (index) => monthName(`2000-${String(index + 1).padStart(2, '0')}`),
    month,
    shortMonth: (date) => (date.includes('-') ? ofShortMonth(date) : date),
    date: (date) => (date.length > 7 ? ofDay(date) : month(date)),
    weekday: (date) => `${weekdayName(date)} ${ofDay(date)}`,
    weekdayOfYear: dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }),
    dayOfYear: dateFormat({ day: 'numeric', month: 'long' }),
    // 1 January 2024 was a Monday.
    weekdayName: (weekday) => weekdayName(`2024-01-0${weekday}`),
    shortWeekday: dateFormat({ weekday: 'short' }),
    day: (date) => `${weekdayName(date)} ${dayOfMonth(date)}`,
    days: (from, last) =>
      period()
        .formatRange(new Date(from), new Date(last))
        // Versions of ICU differ in the spaces.
        .replace(/^(\d+)\s?–\s?(\d+)/, `$1${to}$2`)
        .replace(/\s–\s/, ' – '),
    list: (words) => lists().format(words),
  };
}

export const formats: Readonly<Record<Locale, Formats>> = {
  es: formatsOf(conventions.es),
  en: formatsOf(conventions.en),
};

/** The text with a capital first letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a small first letter, as within a sentence. */
export const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
