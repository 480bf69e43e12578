import { weekdayOf } from './days.ts';
import { monthName } from './months.ts';

/** South Korea is nine hours ahead of UTC all year round. */
const AHEAD = 9 * 60 * 60 * 1000;

/** A date whose UTC fields are those of Seoul's clock. */
const inSeoul = (at: Date) => new Date(at.getTime() + AHEAD);

/** The month in Seoul at a moment, 0 for January. */
export function seoulMonth(at: Date): number {
  return inSeoul(at).getUTCMonth();
}

const weekdays = {
  es: 'domingo lunes martes miércoles jueves viernes sábado',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
};

/** Date, 24-hour time and month in Seoul at a moment, in the words of a language (a BCP 47 tag). */
export function seoulClock(at: Date, language: string) {
  const clock = inSeoul(at);
  const english = language.startsWith('en');
  const day = clock.getUTCDate();
  const month = monthName(clock.getUTCMonth(), language);
  const weekday = weekdays[english ? 'en' : 'es'].split(' ')[clock.getUTCDay()];
  return {
    date: english ? `${weekday} ${day} ${month}` : `${weekday}, ${day} de ${month}`,
    time: clock.toISOString().slice(11, 16),
    month,
  };
}

/** A date (`YYYY-MM-DD`) in words: `martes 6 de abril de 2027`. @param language BCP 47 tag. */
export function dateInWords(date: string, language: string): string {
  const english = language.startsWith('en');
  const weekday = weekdays[english ? 'en' : 'es'].split(' ')[weekdayOf(date) % 7];
  const [year, month, day] = date.split('-').map(Number);
  const name = monthName((month ?? 1) - 1, language);
  return english ? `${weekday} ${day} ${name} ${year}` : `${weekday} ${day} de ${name} de ${year}`;
}

/** A temperature in whole degrees Celsius, in the words of a language; never "-0". */
export function celsius(degrees: number, language: string): string {
  // Halves away from zero, as one says them.
  const whole = Math.sign(degrees) * Math.round(Math.abs(degrees)) || 0;
  return language.startsWith('en') ? `${whole}°C` : `${whole}\u00a0°C`;
}
