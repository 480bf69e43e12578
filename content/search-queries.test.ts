import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch, type Search } from '../domain/search.ts';
import type { Locale } from './locale.ts';
import { pathTo, type PageId } from './pages.ts';
import { readSearchIndex } from './search-index.server.ts';

/**
 * What travellers type, by what has to come first: the id of an answer, a page or a place on a page, or nothing, which
 * leads to asking us.
 */
const queries: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = {
  es: {
    '=halal': ['halal', 'comida halal', 'musulman'],
    '=lgbt': ['lgbt', 'gay'],
    '=pharmacy': ['farmacia', '¿hay farmacias de noche?', 'farmasia', 'paracetamol'],
    '=taxi': ['uber', 'kakao taxi', 'cuánto cuesta un taxi'],
    '=alerts': ['terremoto', 'sismo', 'alarma en el móvil'],
    '=working-holiday': ['working holiday', 'vacaciones y trabajo'],
    '=digital-nomad': ['nomada digital', 'f-4'],
    '=housing': ['wolse', 'jeonse', 'apartamento', 'departamento', 'piso', 'alquilar habitación'],
    '=plug': ['plug', '¿qué enchufe?', 'adaptador', 'tomacorriente', 'enchufles'],
    '=weather': ['weather', 'clima', 'qué ropa llevo'],
    '=weather-4': ['clima en abril', 'abril'],
    '=vaccines': ['coronavirus', 'vacunas'],
    '=smoking': ['fumar'],
    '=drugs': ['drogas', 'cbd', 'marihuana'],
    '=changing-money': ['cambio divisas', 'cambiar dinero', 'cajero', 'casa de cambio'],
    '=pets': ['perro', 'chucho', 'mascota'],
    '=wheelchair': ['silla de ruedas', 'ascensor'],
    '=safety': ['mujer sola', 'viajar sola', '¿es segura Corea?'],
    '=say-thanks': ['como se dice gracias', 'hola'],
    '=theft': ['me han robado'],
    '=allergy-peanut': ['mani', 'maní', 'cacahuate', 'alergia al maní'],
    '=residence-card': ['arc', 'tarjeta de residencia'],
    '=alcohol': ['cerveza'],
    '=soju': ['soju'],
    '=time-difference': ['jet lag', 'diferencia horaria', 'qué hora es en corea'],
    '=doctor': ['hospital', 'médico', 'dentista', 'estoy enfermo'],
    '=best-season': ['cuando ir', 'mejor época para viajar'],
    '=seoul-to-busan': ['tren seul busan', 'ktx', 'tren bala'],
    '=subway-hours': ['bus nocturno', 'último metro', 'a qué hora cierra el metro'],
    '=work': ['trabajo part time', 'trabajar con d-4'],
    '=d4': ['student visa', 'visado d-4', 'visa de estudiante'],
    '=maps': ['google maps', 'naver map'],
    '=tipping': ['propina', '¿se deja propina?', 'propna'],
    '=sim': ['donde puedo comprar una tarjeta sim', 'esim', 'celular', 'chip'],
    '=tap-water': ['¿se puede beber agua del grifo?', 'agua de la llave'],
    '=subway-fare': ['cuánto cuesta el metro'],
    '=k-eta': ['k-eta', 'keta', 'k eta', 'permiso de viaje'],
    '=e-arrival': ['e-arrival', 'tarjeta de llegada'],
    '=visa-or-keta': ['visa', 'necesito visa para corea'],
    '=entry-MX': ['soy mexicano necesito visa', 'k-eta mexico', 'visa para mexicanos'],
    '=entry-VE': ['necesito visa siendo venezolana'],
    '=entry-ES': ['k eta españoles'],
    '=embassy-PE': ['embajada del peru en seul', 'consulado peru busan'],
    '=cherry-blossom': ['cerezos', 'sakura'],
    '=lost-passport': ['perdí el pasaporte', 'pasaporte perdido'],
    '=lost-property': ['perdí mi celular'],
    '=embassies': ['embajada'],
    '=embassy-MX': ['consulado de mexico'],
    '=incheon-to-seoul': ['aeropuerto', 'como ir del aeropuerto al centro', 'arex'],
    '=jeju': ['como ir a jeju'],
    '=vegetarian': ['vegetariano', 'vegano', 'comida vegana'],
    '=gluten': ['sin gluten', 'celiaco'],
    '=gks': ['becas', 'gks', 'beca del gobierno'],
    '=course-cost': ['curso de coreano'],
    '=t-money': ['T-money', 't money', 'tarjeta de transporte'],
    '=climate-card': ['climate card', 'abono transporte'],
    '=driving': ['alquilar coche', 'licencia internacional'],
    '=luggage': ['maletas', 'consigna', 'dónde dejo las maletas'],
    '=restrooms': ['baño', 'aseos'],
    '=children': ['niños', 'con bebé'],
    '=dmz': ['dmz', 'corea del norte'],
    '=emergency-numbers': ['emergencias', '112', 'policía', 'ambulancia'],
    '=insurance': ['seguro de viaje'],
    '=where-to-stay': ['hotel', 'donde dormir en busan', 'airbnb'],
    '=templestay': ['templestay'],
    '=jjimjilbang': ['jjimjilbang'],
    '=religion': ['iglesia'],
    '=medicines': ['medicinas', 'receta médica'],
    '=wifi': ['wifi'],
    '=tax-refund': ['tax free', 'iva', 'devolución de impuestos'],
    '=currency': ['moneda', 'won a euro'],
    '=tattoos': ['tatuajes'],
    'seoul#gyeongbokgung': ['경복궁', 'Gyeongbokgung', 'gyeongbok', 'kyongbokgung', 'gyeonbokgun'],
    'seoul#bukchon': ['bukchon', '북촌'],
    'seoul#hongdae': ['hongdae'],
    'busan#haeundae': ['haeundae', 'playa haeundae'],
    'busan#gamcheon': ['gamcheon'],
    'gastronomy#bibimbap': ['bibimbap', 'bibinbap', '비빔밥'],
    'gastronomy#hotteok': ['hotteok'],
    'accommodation#goshiwon': ['goshiwon', 'gosiwon'],
    busan: ['busan', 'pusan'],
    budget: ['calculadora presupuesto'],
    metro: ['metro'],
    contact: ['contacto'],
    'privacy-policy': ['privacidad'],
    'cookie-policy': ['cookies'],
    '=laundry': ['lavanderia'],
    '=mosquitoes': ['mosquitos'],
    nothing: ['xyzzyqw'],
  },
  en: {
    '=pharmacy': ['pharmacy', 'night pharmacy', 'chemist'],
    '=lgbt': ['lgbt'],
    '=wheelchair': ['wheelchair'],
    '=children': ['kids'],
    '=soju': ['soju'],
    '=restrooms': ['toilet', 'public toilets'],
    '=luggage': ['luggage', 'left luggage'],
    '=visa-or-keta': ['do i need a visa'],
    '=entry-CA': ['canada'],
    '=entry-GB': ['uk passport'],
    '=halal': ['halal'],
    '=bank-account': ['bank account'],
    '=housing': ['rent'],
    '=tap-water': ['can i drink tap water'],
    '=tipping': ['do you tip in korea'],
    '=plug': ['what plug do i need'],
    '=sim': ['where can i buy a sim card'],
    '=lost-passport': ['lost passport'],
    '=emergency-numbers': ['emergency numbers'],
    '=t-money': ['t-money', 'how do i top up t-money'],
    '=incheon-to-seoul': ['incheon to seoul'],
    '=cherry-blossom': ['cherry blossom'],
    '=weather-10': ['weather in october'],
    '=gks': ['scholarships'],
    '=work': ['work on d-4 visa'],
    '=tax-refund': ['tax refund'],
    '=where-to-stay': ['where to stay in seoul', 'hostels'],
    '=templestay': ['templestay'],
    '=time-difference': ['time difference'],
    'seoul#changdeokgung': ['secret garden'],
    'gastronomy#tteokbokki': ['topokki'],
    nothing: ['xyzzyqw'],
  },
};

/** The first thing that a search shows. */
function first(search: Search, query: string): string {
  const { answers, groups } = search(query);
  return answers[0] ? `=${answers[0].id}` : (groups[0]?.hits[0]?.href ?? 'nothing');
}

function hrefOf(expected: string, locale: Locale): string {
  if (expected.startsWith('=') || expected === 'nothing') return expected;
  const [page, anchor] = expected.split('#') as [PageId, string | undefined];
  return anchor ? `${pathTo(page, locale)}#${anchor}` : pathTo(page, locale);
}

const locales = Object.keys(queries) as Locale[];

it('are at least 173', () => {
  const all = locales.flatMap((locale) => Object.values(queries[locale]).flat());
  expect(new Set(all).size).toBeGreaterThanOrEqual(173);
});

describe.each(locales)('what is asked for in %s', (locale) => {
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(readSearchIndex(locale));
  });

  const cases = Object.entries(queries[locale]).flatMap(([expected, asked]) =>
    asked.map((query) => [query, expected] as const),
  );

  it.each(cases)('%s → %s', (query, expected) => {
    expect(first(search, query)).toBe(hrefOf(expected, locale));
  });

  it('is answered at once', () => {
    const times = cases.map(([query]) => {
      const start = performance.now();
      search(query);
      return performance.now() - start;
    });
    // A quarter of 50 ms, for a phone with a quarter of the speed; the median, as other tests run at the same time.
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
    expect(median).toBeLessThan(12.5);
  });

  it('never leads to legal texts first, unless nothing else has the words', () => {
    const before = cases.filter(([query]) => {
      const kinds = search(query).groups.map(({ kind }) => kind);
      return kinds.includes('legal') && kinds.at(-1) !== 'legal';
    });
    expect(before).toEqual([]);
  });
});
