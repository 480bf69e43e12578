// Written out, not asked of `Intl`: that takes a phone 60 ms when it is first asked, just as the page comes
// alive. The tests hold the results to those of `Intl`.

/** A whole number with its thousands apart: `3.000`, `3,000`. @param language BCP 47 tag. */
export function grouped(number: number, language: string): string {
  const separator = isEnglish(language) ? ',' : '.';
  return `${Math.round(number)}`.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
}

/**
 * An amount in South Korean won as a language writes it: `3.000 ₩`, `₩3,000`.
 * @param language BCP 47 tag.
 */
export function won(amount: number, language: string): string {
  return withSymbol(amount, '₩', language);
}

/** A whole amount with the symbol of its currency where the language puts it. */
export function withSymbol(amount: number, symbol: string, language: string): string {
  if (!isEnglish(language)) return `${grouped(amount, language)}\u00a0${symbol}`;
  return grouped(amount, language).replace(/^-?/, (minus) => minus + symbol);
}

/** A part of a whole, in whole percent: `25 %`, `25%`. */
export function percent(part: number, language: string): string {
  const whole = Math.round(part * 100);
  return isEnglish(language) ? `${whole}%` : `${whole}\u00a0%`;
}

/** Whether a BCP 47 tag is one of English; the guide's other language is Spanish. */
export const isEnglish = (language: string) => language.startsWith('en');
