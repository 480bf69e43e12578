import { fold } from '#domain/text/search-terms.ts';

/** Words of English station names in Spanish, for those who type them. */
export const spanish: Readonly<Record<string, string>> = {
  airport: 'aeropuerto',
  beach: 'playa',
  bus: 'autobuses',
  cargo: 'carga',
  cemetery: 'cementerio',
  central: 'central',
  children: 'niños',
  citizen: 'ciudadanos',
  city: 'ciudad',
  culture: 'cultura',
  education: 'educación',
  express: 'exprés',
  forest: 'bosque',
  foreign: 'extranjeros',
  gate: 'puerta',
  grand: 'gran',
  hall: 'ayuntamiento',
  history: 'historia',
  hospital: 'hospital',
  intl: 'internacional',
  lake: 'lago',
  market: 'mercado',
  medical: 'médico',
  museum: 'museo',
  national: 'nacional',
  natl: 'nacional',
  office: 'oficina',
  park: 'parque',
  river: 'río',
  school: 'escuela',
  station: 'estación',
  terminal: 'terminal',
  town: 'pueblo',
  univ: 'universidad university',
  seoul: 'seúl',
  women: 'mujeres',
};

/** A name without accents, spaces and signs. */
export function plain(text: string): string {
  const folded = fold(text).replace(leading, '');
  return folded.replaceAll(/[^\p{L}\p{N}]+/gu, '').replace(/(?<=..)역$/, '');
}

export function wordsOf(text: string): string[] {
  const words = Array.from(
    fold(text)
      .replace(leading, '')
      .matchAll(/[\p{L}\p{N}]+/gu),
    String,
  );
  return words.filter((word) => !joining.has(word));
}

/** Words that join those of a name. */
const joining = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'of', 'the']);

/** Words that stand before most names and say nothing about which one is meant. */
const leading = /^\s*(?:estacion (?:de(?:l| la)? )?|metro (?:de )?)(?=\S)/;
