/** The countries whose readers the guide has in mind: those that speak Spanish, and those that speak English. */
export const countries = {
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE',
  en: 'AU CA GB IE NZ US ZA',
} as const;

/** A word of the guide, and what others call it with the countries that do: ISO codes, separated by spaces. */
export type CountryWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A word of the guide, and what people type for it anywhere, separated by commas. */
export type Words = Readonly<Record<string, string>>;
