import type { Locale } from '../locale.ts';

/** What a country and its people are called in a query, in both languages and with common slips. */
interface CountryWords {
  /** In place of its name in the data, where that is no name that people type. */
  readonly name?: Readonly<Record<Locale, string>>;
  /** Separated by commas. */
  readonly called: string;
}

/** By ISO 3166 code, for every passport of the entry checker and every embassy, and a few of their neighbours. */
export const countryWords: Readonly<Record<string, CountryWords>> = {
  AD: { called: 'andorrano, andorrana, andorran' },
  AR: { called: 'argentino, argentina, argentine, argentinian, buenos aires, rosario, mendoza' },
  AU: { called: 'australiano, australiana, australian, aussie, sydney, melbourne' },
  BO: { called: 'boliviano, boliviana, bolivian' },
  BR: {
    called:
      'brasileño, brasileña, brasilero, brasilera, brazilian, brasilian, sao paulo, brasilia, rio de janeiro',
  },
  BZ: { called: 'beliceño, beliceña, belizean' },
  CA: { called: 'canadiense, canadian, toronto, vancouver, montreal' },
  CL: { called: 'chileno, chilena, chilean, santiago de chile, valparaiso' },
  CO: {
    called:
      'colombiano, colombiana, colombian, columbia, columbian, bogota, medellin, cartagena, barranquilla',
  },
  CR: { called: 'costarricense, costaricense, tico, tica, costa rican, san jose' },
  CU: { called: 'cubano, cubana, cuban, la habana' },
  DE: { called: 'aleman, alemana, alemanes, german' },
  DO: {
    name: { es: 'República Dominicana', en: 'Dominican Republic' },
    called: 'dominicano, dominicana, dominican, santo domingo',
  },
  EC: { called: 'ecuatoriano, ecuatoriana, ecuadorian, ecuadorean, equador, guayaquil' },
  ES: {
    called:
      'español, española, espanoles, spaniard, spanish passport, espania, madrid, barcelona, sevilla, malaga, bilbao, zaragoza',
  },
  FR: { called: 'frances, francesa, franceses, french' },
  GB: {
    called:
      'británico, británica, inglaterra, gran bretaña, escocés, galés, british, briton, uk, england, scotland, wales, great britain, britain, london, londres, manchester, edinburgh',
  },
  GQ: { called: 'ecuatoguineano, ecuatoguineana, equatoguinean, guinea' },
  GT: { called: 'guatemalteco, guatemalteca, guatemalan' },
  GY: { called: 'guyanés, guyanesa, guyanese' },
  HN: { called: 'hondureño, hondureña, honduran, tegucigalpa' },
  HT: { called: 'haitiano, haitiana, haitian' },
  IE: { called: 'irlandés, irlandesa, irlandeses, irish, dublin' },
  IN: { called: 'indio, india, hindú, indian' },
  IT: { called: 'italiano, italiana, italian' },
  JM: { called: 'jamaicano, jamaicana, jamaiquino, jamaican' },
  MA: { called: 'marroquí, moroccan' },
  MX: {
    called:
      'mexicano, mexicana, mejicano, mejicana, mejico, mexican, cdmx, guadalajara, monterrey, tijuana',
  },
  NI: { called: 'nicaragüense, nicaraguense, nica, nicaraguan, managua' },
  NZ: {
    called: 'neozelandés, neozelandesa, nueva zelandia, new zealander, kiwi passport, auckland',
  },
  PA: { called: 'panameño, panameña, panamanian' },
  PE: { called: 'peruano, peruana, peruvian, lima, arequipa, cusco' },
  PH: { called: 'filipino, filipina, philippine, pinoy, manila' },
  PR: {
    name: { es: 'Puerto Rico', en: 'Puerto Rico' },
    called: 'puertorriqueño, puertorriqueña, portorriqueño, boricua, puerto rican',
  },
  PT: { called: 'portugués, portuguesa, portugueses, portuguese' },
  PY: { called: 'paraguayo, paraguaya, paraguayan, asuncion' },
  SR: { called: 'surinamés, surinamesa, surinamese' },
  SV: { called: 'salvadoreño, salvadoreña, salvadoran, salvadorean, san salvador' },
  TT: { called: 'trinitense, trinidadian, tobagonian, trinidad, tobago' },
  US: {
    called:
      'estadounidense, norteamericano, norteamericana, gringo, usa, eeuu, ee uu, ee. uu., eua, estados unidos de america, american, the states, american passport, american citizen, us, us passport, new york, nueva york, miami, los angeles, california, texas, us citizen, americans, united states of america',
  },
  UY: { called: 'uruguayo, uruguaya, uruguayan, montevideo' },
  VE: { called: 'venezolano, venezolana, venezuelan, venezolanos, caracas' },
  ZA: { called: 'sudafricano, sudafricana, south african' },
};

/**
 * What people type for a country, and its name.
 * @param name as the data has it, which a country's own name here precedes.
 */
export function countrySynonyms(
  countries: readonly { readonly id: string; readonly name: Readonly<Record<Locale, string>> }[],
  locale: Locale,
): (readonly [typed: string, written: string])[] {
  return countries.flatMap((country) => {
    const name = countryName(country);
    const { called = '' } = countryWords[country.id] ?? {};
    const typed = [...Object.values(name), ...called.split(',').map((each) => each.trim())];
    return [...new Set(typed)]
      .filter((each) => each !== '' && each !== name[locale])
      .map((each) => [each, name[locale]] as const);
  });
}

/** The name of a country as people type it. */
export function countryName({
  id,
  name,
}: {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
}): Readonly<Record<Locale, string>> {
  return countryWords[id]?.name ?? name;
}
