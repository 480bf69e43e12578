/** The zone of all of South Korea, without summer time. */
const timeZone = 'Asia/Seoul';

/** The month in Seoul at a moment, 0 for January. */
export function seoulMonth(at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, month: 'numeric' }).format(at)) - 1;
}

/** Date, 24-hour time and month in Seoul at a moment, in the words of a language (a BCP 47 tag). */
export function seoulClock(at: Date, language: string) {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(at);
  return {
    date: say({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    month: say({ month: 'long' }),
  };
}

/** A temperature in whole degrees Celsius, in the words of a language; never "-0". */
export function celsius(degrees: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'celsius',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  }).format(degrees);
}
